package grundy.cli.option;

import grundy.text.ExplainedException;
import grundy.text.Message;

/// The arguments of a command make no sense: exit status 2.
public class UsageException extends ExplainedException {
    private static final long serialVersionUID = 1L;

    public UsageException(Message explanation) {
        super(explanation);
    }
}
