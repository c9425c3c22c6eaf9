package grundy.limit;

import grundy.text.ExplainedException;
import grundy.text.Message;

/// Thrown when a stated limit of memory or time is reached before the answer is known. The message says which limit,
/// and how to raise it.
public final class LimitException extends ExplainedException {
    private static final long serialVersionUID = 1L;

    /// @param explanation which limit was reached, for the user
    public LimitException(Message explanation) {
        super(explanation);
    }

    /// @return whether the user cancelled the work, so that no other method should be tried
    public boolean isCancellation() {
        return explanation().key().equals(Limits.CANCELLED);
    }
}
