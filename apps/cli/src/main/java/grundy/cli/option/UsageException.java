package grundy.cli.option;

import grundy.text.Message;

/// The arguments of a command make no sense: exit status 2.
public class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Message explanation;

    public UsageException(Message explanation) {
        super(explanation.toString());
        this.explanation = explanation;
    }

    public final Message explanation() {
        return explanation;
    }
}
