package grundy.strategic.matrix;

import grundy.text.ExplainedException;
import grundy.text.Message;

/// Thrown when a game is larger than a stated limit, before memory is allocated for it.
public final class SizeException extends ExplainedException {
    private static final long serialVersionUID = 1L;

    public SizeException(Message explanation) {
        super(explanation);
    }
}
