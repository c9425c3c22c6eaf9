package grundy.cli;

import grundy.text.Message;

/// The arguments of a command make no sense: exit status 2.
class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Message explanation;

    UsageException(Message explanation) {
        super(explanation.toString());
        this.explanation = explanation;
    }

    final Message explanation() {
        return explanation;
    }
}
