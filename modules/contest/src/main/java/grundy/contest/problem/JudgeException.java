package grundy.contest.problem;

import grundy.text.Message;

/// Reports a fault in a problem's file or input: where it is, what was found, what was expected.
public final class JudgeException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Message explanation;

    public JudgeException(Message explanation) {
        super(explanation.toString(), null, false, false);
        this.explanation = explanation;
    }

    public Message explanation() {
        return explanation;
    }
}
