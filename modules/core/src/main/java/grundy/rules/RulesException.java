package grundy.rules;

import grundy.text.ExplainedException;
import grundy.text.Message;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Rules that can be read but not played: a letter without an upper limit, a division by zero at some position, ...
public class RulesException extends ExplainedException {
    private static final long serialVersionUID = 1L;
    private final transient @Nullable String letter;

    /// @param explanation what is wrong with the rules, for the user
    public RulesException(Message explanation) {
        this(explanation, null);
    }

    /// @param letter of the rules that is to blame, or null
    public RulesException(Message explanation, @Nullable String letter) {
        super(explanation);
        this.letter = letter;
    }

    /// @return the letter of the rules that is to blame, so that it can be shown in their text
    public Optional<String> letter() {
        return Optional.ofNullable(letter);
    }
}
