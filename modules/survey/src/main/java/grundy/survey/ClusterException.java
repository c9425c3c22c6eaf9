package grundy.survey;

import grundy.text.Message;

/// Reports that there is no cluster of this name: exit status 2.
public final class ClusterException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Message explanation;

    /// @param explanation what was found, and what was expected
    public ClusterException(Message explanation) {
        super(explanation.toString());
        this.explanation = explanation;
    }

    public Message explanation() {
        return explanation;
    }
}
