package grundy.check.automaton;

import grundy.rules.RulesException;
import grundy.text.Message;

/// Rules or claims speak of something that addition and the digits of a numeration system cannot say.
public final class InexpressibleException extends RulesException {
    private static final long serialVersionUID = 1L;

    /// Whether another numeration system may be able to say it.
    private final boolean elsewhere;

    /// @param what as it stands in the rules: `squares`, `gcd`
    public InexpressibleException(String what) {
        super(Message.of("theorem.inexpressible", "what", what));
        this.elsewhere = false;
    }

    /// @param what in words
    public InexpressibleException(Message what) {
        super(Message.of("theorem.inexpressible", "what", what));
        this.elsewhere = false;
    }

    /// @param what that another system may be able to say
    public InexpressibleException(String what, NumerationSystem system) {
        super(Message.of("theorem.inexpressible.here", "what", what, "system", NumerationWords.numeration(system)));
        this.elsewhere = true;
    }

    private InexpressibleException(Message why, boolean elsewhere) {
        super(why);
        this.elsewhere = elsewhere;
    }

    /// @param why there can be no theorem of this kind, in a sentence
    public static InexpressibleException because(Message why) {
        return new InexpressibleException(why, false);
    }

    /// @return whether another numeration system may be able to say it
    public boolean elsewhere() {
        return elsewhere;
    }
}
