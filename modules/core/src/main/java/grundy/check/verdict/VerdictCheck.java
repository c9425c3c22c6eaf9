package grundy.check.verdict;

import grundy.check.CheckResult;
import grundy.check.ClaimedVerdict;
import grundy.rules.TurnPosition;
import java.util.List;

/// Checks a verdict again from the definition, without the engine that gave it: who wins, the value, how soon play
/// ends, and which moves win.
///
/// | claimed | decided by |
/// | --- | --- |
/// | each part, as far as it can be said about such a question at all | {@link VerdictShape} |
/// | each part | the {@link VerdictRecheck} for such a question, which says which parts it judges |
/// | a part that it does not judge | nothing: {@link VerdictRecheck#result} says that it was not checked |
///
/// It stops when the watch of its thread ({@link grundy.limit.Checkpoint}) says so.
public final class VerdictCheck {
    private VerdictCheck() {}

    /// @param position a question that has an answer
    public static CheckResult of(TurnPosition position, ClaimedVerdict claimed) {
        var senseless = VerdictShape.fault(position, claimed);
        if (senseless.isPresent()) return new CheckResult(List.of(), List.of(), senseless);
        return VerdictRecheck.of(position, claimed).result();
    }
}
