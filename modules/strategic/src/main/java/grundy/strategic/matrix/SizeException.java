package grundy.strategic.matrix;

import grundy.text.Message;

/// A game is larger than a stated limit: found before room is made for it.
public final class SizeException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Message explanation;

    public SizeException(Message explanation) {
        super(explanation.toString());
        this.explanation = explanation;
    }

    public Message explanation() {
        return explanation;
    }
}
