package grundy.check.automaton;

import grundy.text.Message;

/// Parts of a theorem do not fit together: an automaton, its numeration system, the number of coordinates.
public final class UnfitPartsException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient Message explanation;

    /// @param explanation says which parts do not fit together
    public UnfitPartsException(Message explanation) {
        super(explanation.toString());
        this.explanation = explanation;
    }

    /// @return the reason why the parts do not fit
    public Message explanation() {
        return explanation;
    }
}
