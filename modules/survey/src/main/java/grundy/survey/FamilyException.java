package grundy.survey;

import grundy.text.ExplainedException;
import grundy.text.Message;

/// Reports that there is no such family of games, or that it is too large: exit status 2.
public final class FamilyException extends ExplainedException {
    private static final long serialVersionUID = 1L;

    FamilyException(Message explanation) {
        super(explanation);
    }
}
