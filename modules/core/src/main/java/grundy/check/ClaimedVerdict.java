package grundy.check;

import grundy.value.Outcome;
import grundy.value.Value;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A verdict on a position, as a certificate or an engine states it.
///
/// @param value empty if none is stated
/// @param remoteness moves to the end under best play, -1 for a draw; of Left and Right for each of them moving
///     first; empty if it is not stated
/// @param moves the winning moves; empty if they are not stated
/// @param basis what it rests on
public record ClaimedVerdict(
        Outcome outcome,
        Optional<Value> value,
        List<Long> remoteness,
        Optional<ClaimedMoves> moves,
        VerdictBasis basis) {
    /// The outcome alone.
    public ClaimedVerdict(Outcome outcome) {
        this(outcome, Optional.empty(), List.of(), Optional.empty(), VerdictBasis.NONE);
    }

    /// @return the parts of which something is said
    public Set<VerdictPart> parts() {
        var parts = EnumSet.of(VerdictPart.OUTCOME);
        if (value.isPresent()) parts.add(VerdictPart.VALUE);
        if (!remoteness.isEmpty()) parts.add(VerdictPart.REMOTENESS);
        if (moves.isPresent()) parts.add(VerdictPart.MOVES);
        if (!basis.periods().isEmpty()) parts.add(VerdictPart.PERIODS);
        if (basis.theorem().isPresent()) parts.add(VerdictPart.THEOREM);
        if (basis.quotient().isPresent()) parts.add(VerdictPart.QUOTIENT);
        return parts;
    }
}
