package grundy.strategic.matrix;

import grundy.text.ExplainedException;
import grundy.text.Message;

/// A game is larger than a stated limit: found before room is made for it.
public final class SizeException extends ExplainedException {
    private static final long serialVersionUID = 1L;

    public SizeException(Message explanation) {
        super(explanation);
    }
}
