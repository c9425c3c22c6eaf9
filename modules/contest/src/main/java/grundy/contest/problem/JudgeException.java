package grundy.contest.problem;

import grundy.text.ExplainedException;
import grundy.text.Message;

/// Reports a fault in a problem's file or input: where it is, what was found, what was expected.
public final class JudgeException extends ExplainedException {
    private static final long serialVersionUID = 1L;

    public JudgeException(Message explanation) {
        super(explanation, false);
    }
}
