package grundy.text;

/// Something that was asked for is refused, with the reason for the user.
public abstract class ExplainedException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Message explanation;

    protected ExplainedException(Message explanation) {
        this(explanation, true);
    }

    /// @param isTraced whether the place in the program counts, which costs time to find
    protected ExplainedException(Message explanation, boolean isTraced) {
        super(explanation.toString(), null, isTraced, isTraced);
        this.explanation = explanation;
    }

    /// @return a message that says what was found, what was expected, and what helps
    public Message explanation() {
        return explanation;
    }
}
