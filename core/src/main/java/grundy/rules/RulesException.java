package grundy.rules;

import grundy.text.Message;

/// Rules that can be read but not played: a letter without an upper limit, a division by zero at some position, ...
public class RulesException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Message explanation;

    /// @param explanation what is wrong with the rules, for the user
    public RulesException(Message explanation) {
        super(explanation.toString());
        this.explanation = explanation;
    }

    /// @return what is wrong with the rules
    public Message explanation() {
        return explanation;
    }
}
