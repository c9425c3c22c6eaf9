package grundy.rules;

import grundy.text.Message;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Rules that can be read but not played: a letter without an upper limit, a division by zero at some position, ...
public class RulesException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Message explanation;
    private final transient @Nullable String letter;

    /// @param explanation what is wrong with the rules, for the user
    public RulesException(Message explanation) {
        this(explanation, null);
    }

    /// @param letter of the rules that is to blame, or null
    public RulesException(Message explanation, @Nullable String letter) {
        super(explanation.toString());
        this.explanation = explanation;
        this.letter = letter;
    }

    /// @return the letter of the rules that is to blame, so that it can be shown in their text
    public Optional<String> letter() {
        return Optional.ofNullable(letter);
    }

    /// @return what is wrong with the rules
    public Message explanation() {
        return explanation;
    }
}
