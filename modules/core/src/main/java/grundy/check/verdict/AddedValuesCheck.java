package grundy.check.verdict;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.ClaimedVerdict;
import grundy.check.VerdictPart;
import grundy.check.plain.LargeSum;
import grundy.check.plain.PlainPositions;
import grundy.rules.Sum;
import grundy.value.Compound;
import grundy.value.Play;
import grundy.value.ShortValue;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// Checks a verdict about a large sum against the values of its components, which are computed from the
/// definition and added: {@link LargeSum}.
///
/// | claimed | decided by |
/// | --- | --- |
/// | who wins | {@link LargeSum#outcome} |
/// | the value | {@link LargeSum#isWorth} |
/// | the winning moves, and how many there are | {@link LargeSum#winningMoves} |
public final class AddedValuesCheck implements VerdictRecheck {
    private final Sum sum;
    private final ClaimedVerdict claimed;
    private final LargeSum large;

    private AddedValuesCheck(Sum sum, ClaimedVerdict claimed, LargeSum large) {
        this.sum = sum;
        this.claimed = claimed;
        this.large = large;
    }

    /// @return empty if values do not add, or a component is too large as well
    public static Optional<VerdictRecheck> of(Sum sum, ClaimedVerdict claimed) {
        if (sum.play() != Play.NORMAL || sum.compound() != Compound.DISJUNCTIVE) return Optional.empty();
        return LargeSum.of(sum).map(large -> new AddedValuesCheck(sum, claimed, large));
    }

    @Override
    public ClaimedVerdict claimedVerdict() {
        return claimed;
    }

    @Override
    public Set<VerdictPart> judges() {
        return EnumSet.of(VerdictPart.OUTCOME, VerdictPart.VALUE, VerdictPart.MOVES);
    }

    @Override
    public CheckResult resultOfParts() {
        var findings = new CheckFindings();
        var found = large.outcome();
        boolean nimbers = PlainPositions.movers(sum) == 1;
        findings.holds(
                nimbers ? "check.verdict.values" : "check.verdict.values-sided",
                "value",
                CheckFindings.messageArgument(large.total()));
        if (found != claimed.outcome())
            return findings.differs("check.verdict.outcome-differs", claimed.outcome(), found);
        if (claimed.value().isPresent()) {
            var value = claimed.value().get();
            var same = value instanceof ShortValue one ? large.isWorth(one) : Optional.of(false);
            if (same.isEmpty()) findings.leaves("check.verdict.open-value");
            else if (!same.get())
                return findings.wrong(
                        CheckFindings.valueDifference(value, CheckFindings.messageArgument(large.total())));
        }
        return findings.result(findings.moves(sum, claimed.moves(), large::winningMoves));
    }
}
