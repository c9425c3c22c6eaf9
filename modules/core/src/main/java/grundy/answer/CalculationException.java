package grundy.answer;

import grundy.rules.RulesException;
import grundy.text.Message;

/// An expression has no value, for something is divided by 0 in it.
public final class CalculationException extends RulesException {
    private static final long serialVersionUID = 1L;
    private final int at;

    /// @param at the place in the expression
    public CalculationException(int at, Message explanation) {
        super(explanation);
        this.at = at;
    }

    /// @return the place in the text, counted in chars from 0
    public int at() {
        return at;
    }
}
