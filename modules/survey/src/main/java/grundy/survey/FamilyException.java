package grundy.survey;

import grundy.text.Message;

/// Reports that there is no such family of games, or that it is too large: exit status 2.
public final class FamilyException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Message explanation;

    FamilyException(Message explanation) {
        super(explanation.toString());
        this.explanation = explanation;
    }

    public Message explanation() {
        return explanation;
    }
}
