package grundy.check;

import grundy.text.Message;

/// A part of a stated verdict. That a closed form is the one that is cited for it is no matter of the
/// definition, and is not among them.
public enum VerdictPart {
    OUTCOME,
    VALUE,
    REMOTENESS,
    MOVES,
    PERIODS,
    THEOREM,
    QUOTIENT;

    /// @return a message that it was not checked
    public Message open() {
        return Message.of(
                switch (this) {
                    case OUTCOME -> "check.verdict.open-large";
                    case VALUE -> "check.verdict.open-value";
                    case REMOTENESS -> "check.verdict.open-remoteness";
                    case MOVES -> "check.verdict.open-moves";
                    case PERIODS -> "check.table.open-period";
                    case THEOREM -> "check.verdict.open-theorem";
                    case QUOTIENT -> "check.verdict.open-quotient";
                });
    }
}
