package grundy.store;

import grundy.text.Message;

/// A file of values cannot be used as was asked: exit status 2.
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Message explanation;

    public StoreException(Message explanation) {
        super(explanation.toString());
        this.explanation = explanation;
    }

    public Message explanation() {
        return explanation;
    }
}
