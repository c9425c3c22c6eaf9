package grundy.rules.language;

import grundy.rules.language.formula.Token;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;

/// Counts the operators of an expression: with too many it would be nested too deep to be calculated.
final class OperatorCount {
    /// The most operators that an expression may have.
    static final int MOST = 2000;

    private final TokenCursor cursor;
    private int operators;

    OperatorCount(TokenCursor cursor) {
        this.cursor = cursor;
    }

    /// @return the place of the operator in the text, in chars from 0
    ///
    /// @throws SyntaxException if it is one too many
    int add(Token operator) throws SyntaxException {
        if (++operators > MOST) throw cursor.error(operator.start(), Message.of("value.syntax.many", "limit", MOST));
        return operator.start();
    }
}
