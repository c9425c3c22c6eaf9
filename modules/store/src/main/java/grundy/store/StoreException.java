package grundy.store;

import grundy.text.ExplainedException;
import grundy.text.Message;

/// A file of values cannot be used as was asked: exit status 2.
public final class StoreException extends ExplainedException {
    private static final long serialVersionUID = 1L;

    public StoreException(Message explanation) {
        super(explanation);
    }
}
