package grundy.rules;

import grundy.text.Message;

/// Rules that can be read but not played: a letter without an upper limit, a division by zero at some position, ...
public class RulesException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Message explanation;

    public RulesException(Message explanation) {
        super(explanation.toString());
        this.explanation = explanation;
    }

    public Message explanation() {
        return explanation;
    }
}
