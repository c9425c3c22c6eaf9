package grundy.rules;

import grundy.text.ExplainedException;
import grundy.text.Message;

/// A text is not a position of the game. Thrown by a {@link Board}; the parser adds line, column and caret.
public final class PositionException extends ExplainedException {
    private static final long serialVersionUID = 1L;
    private final int offset;

    /// @param offset where in the text handed to the board, from 0
    /// @param explanation what was expected
    public PositionException(int offset, Message explanation) {
        super(explanation);
        this.offset = offset;
    }

    /// @return the place in the text of the position, from 0
    public int offset() {
        return offset;
    }
}
