package grundy.limit;

import grundy.text.ExplainedException;
import grundy.text.Message;

/// A stated limit of memory or time was reached before the answer: an honest refusal. The message says which limit,
/// and how to raise it.
public final class LimitException extends ExplainedException {
    private static final long serialVersionUID = 1L;

    /// @param explanation which limit was reached, for the user
    public LimitException(Message explanation) {
        super(explanation);
    }

    /// @return whether somebody cancelled the work, so that it is not to be gone on with in another way
    public boolean isCancellation() {
        return explanation().key().equals(Limits.CANCELLED);
    }
}
