package grundy.check.automaton;

import grundy.text.ExplainedException;
import grundy.text.Message;

/// An automaton would have more states or symbols than one is willing to make.
public final class TooLargeException extends ExplainedException {
    private static final long serialVersionUID = 1L;

    /// @param size how many states there would have been, at least
    public TooLargeException(long size, long limit) {
        super(Message.of("theorem.too-large", "wanted", size, "limit", limit));
    }
}
