package grundy.check.automaton;

import grundy.text.Message;

/// An automaton would have more states or symbols than one is willing to make.
public final class TooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Message explanation;

    /// @param size how many states there would have been, at least
    public TooLargeException(long size, long limit) {
        this(Message.of("theorem.too-large", "wanted", size, "limit", limit));
    }

    private TooLargeException(Message explanation) {
        super(explanation.toString());
        this.explanation = explanation;
    }

    /// @return how large, and what the limit is
    public Message explanation() {
        return explanation;
    }
}
