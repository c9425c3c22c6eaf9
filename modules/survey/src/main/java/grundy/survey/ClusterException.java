package grundy.survey;

import grundy.text.ExplainedException;
import grundy.text.Message;

/// Reports that there is no cluster of this name: exit status 2.
public final class ClusterException extends ExplainedException {
    private static final long serialVersionUID = 1L;

    /// @param explanation what was found, and what was expected
    public ClusterException(Message explanation) {
        super(explanation);
    }
}
