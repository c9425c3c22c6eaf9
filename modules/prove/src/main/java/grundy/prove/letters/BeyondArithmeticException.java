package grundy.prove.letters;

import grundy.rules.RulesException;
import grundy.text.Message;

/// Rules or claims with letters speak of something that sums, products and quotients cannot say.
public final class BeyondArithmeticException extends RulesException {
    private static final long serialVersionUID = 1L;

    /// @param what it is that cannot be said
    BeyondArithmeticException(Message what) {
        super(what);
    }
}
