package grundy.check;

import grundy.check.VerdictCheck.Result;
import grundy.check.VerdictCheck.Stated;
import grundy.rules.Sum;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.ShortValue;
import java.util.Optional;

/// Holds a verdict about a large sum to the values of its components, which are worked out from the definition and
/// added: {@link LargeSum}.
final class AddedValuesCheck implements Recheck {
    private final Sum sum;
    private final Stated stated;
    private final LargeSum large;

    private AddedValuesCheck(Sum sum, Stated stated, LargeSum large) {
        this.sum = sum;
        this.stated = stated;
        this.large = large;
    }

    /// @return empty if values do not add, or a component is too large as well
    static Optional<Recheck> of(Sum sum, Stated stated) {
        if (sum.play() != Play.NORMAL || sum.compound() != Compound.DISJUNCTIVE) return Optional.empty();
        return LargeSum.of(sum).map(large -> new AddedValuesCheck(sum, stated, large));
    }

    @Override
    public Result result() {
        var findings = new Findings();
        var total = large.total();
        var found = total.outcome();
        boolean nimbers = PlainPositions.movers(sum) == 1;
        findings.holds(nimbers ? "check.verdict.values" : "check.verdict.values-sided", "value", Findings.shown(total));
        if (found != stated.outcome())
            return findings.differs("check.verdict.outcome-differs", stated.outcome(), found);
        boolean same = stated.value()
                .map(value ->
                        value instanceof ShortValue one && one.minus(total).outcome() == Outcome.P)
                .orElse(true);
        if (!same)
            return findings.differs(
                    "check.verdict.value-differs", Findings.shown(stated.value().orElseThrow()), Findings.shown(total));
        if (!stated.remoteness().isEmpty()) findings.leaves("check.verdict.open-remoteness");
        return findings.result(findings.moves(sum, stated.moves(), large::winningMoves));
    }
}
