package grundy.check.verdict;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.ClaimedMove;
import grundy.check.ClaimedMoves;
import grundy.check.ClaimedVerdict;
import grundy.check.VerdictPart;
import grundy.check.period.LargeComponent;
import grundy.check.period.NamedPeriods;
import grundy.check.period.RepeatingHeap;
import grundy.rules.Component;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Checks a verdict against the periods that it names: each is proved again by the theorem that it
/// cites, from values computed again, and gives the values of heaps of any size; components without one
/// are computed from the definition. In normal play the values add (Sprague 1935, Grundy 1939); in
/// misere play there is one heap, which is not split.
///
/// | claimed | decided by |
/// | --- | --- |
/// | the periods that are named | {@link NamedPeriods}: each is proved again and is the least |
/// | who wins, and the value | the nim-sum of {@link grundy.check.period.RepeatingValues} and {@link SmallComponent} |
/// | the winning moves, and how many there are | {@link RepeatingHeap}, {@link SmallComponent} |
public final class RepeatingSum implements VerdictRecheck {
    private final Sum sum;
    private final ClaimedVerdict claimed;
    private final List<LargeComponent> components = new ArrayList<>();
    private final CheckFindings findings = new CheckFindings();
    private final NamedPeriods periods;

    private RepeatingSum(Sum sum, ClaimedVerdict claimed) {
        this.sum = sum;
        this.claimed = claimed;
        this.periods = NamedPeriods.of(sum, claimed.basis().periods(), findings);
    }

    /// @return empty if no period is named, or some component has no value that this determines
    public static Optional<VerdictRecheck> of(Sum sum, ClaimedVerdict claimed) {
        if (claimed.basis().periods().isEmpty() || sum.compound() != Compound.DISJUNCTIVE) return Optional.empty();
        boolean single = sum.components().size() == 1
                && !sum.components().getFirst().game().rules().maySplit();
        if (sum.play() == Play.MISERE && !single) return Optional.empty();
        var check = new RepeatingSum(sum, claimed);
        if (check.periods.fault().isPresent()) return Optional.of(check);
        for (var component : sum.components()) {
            var one = check.component(component);
            if (one.isEmpty()) return Optional.empty();
            check.components.add(one.get());
        }
        return Optional.of(check);
    }

    private Optional<LargeComponent> component(Component component) {
        var rules = component.game().rules();
        if (rules instanceof TakeAndBreak heaps && component.position() instanceof Tuple position) {
            var values = periods.values(rules);
            if (values.isPresent()) return Optional.of(new RepeatingHeap(heaps, position.get(0), values.get()));
        }
        boolean hasValue =
                rules instanceof TakeAndBreak || rules instanceof RuleTree.Moves || rules instanceof RuleTree.OnBoard;
        return hasValue && sum.play() == Play.NORMAL ? SmallComponent.of(component) : Optional.empty();
    }

    @Override
    public ClaimedVerdict claimedVerdict() {
        return claimed;
    }

    @Override
    public Set<VerdictPart> judges() {
        return EnumSet.of(VerdictPart.OUTCOME, VerdictPart.VALUE, VerdictPart.MOVES, VerdictPart.PERIODS);
    }

    @Override
    public CheckResult resultOfParts() {
        if (periods.fault().isPresent()) return findings.result(periods.fault());
        var total = components.stream().map(LargeComponent::value).reduce(BigInteger.ZERO, BigInteger::xor);
        findings.holds(
                components.size() == 1 ? "check.verdict.period-value" : "check.verdict.period-sum", "value", total);
        var outcome = total.signum() == 0 ? Outcome.P : Outcome.N;
        if (outcome != claimed.outcome())
            return findings.differs("check.verdict.outcome-differs", claimed.outcome(), outcome);
        if (claimed.value().isPresent() && !isRight(claimed.value().get(), total))
            return findings.wrong(CheckFindings.valueDifference(claimed.value().get(), total));
        return findings.result(claimed.moves().flatMap(moves -> movesFault(moves, total)));
    }

    private boolean isRight(Value value, BigInteger total) {
        return switch (value) {
            case Value.Nimber(var number) -> sum.play() == Play.NORMAL && number.equals(total);
            case Value.MisereNimber(var number) -> sum.play() == Play.MISERE && number.equals(total);
            default -> false;
        };
    }

    private Optional<Message> movesFault(ClaimedMoves moves, BigInteger total) {
        var loses = CheckFindings.listedMoveFault(sum, moves, move -> wins(move, total));
        if (loses.isPresent()) return loses;
        Optional<BigInteger> count = Optional.of(BigInteger.ZERO);
        for (var component : components) {
            var more = component.count(total.xor(component.value()));
            count = count.flatMap(some -> more.map(some::add));
        }
        if (count.isEmpty()) {
            findings.holds("check.verdict.moves-period", "count", moves.list().size());
            findings.leaves("check.verdict.open-moves");
            return Optional.empty();
        }
        return findings.countFault("check.verdict.moves-counted", moves, count.get());
    }

    private boolean wins(ClaimedMove move, BigInteger total) {
        if (move.side().isPresent() || move.steps().size() != 1) return false;
        var step = move.steps().getFirst();
        if (step.component() < 0 || step.component() >= components.size()) return false;
        var component = components.get(step.component());
        return component
                .after(step.to())
                .filter(value -> value.equals(total.xor(component.value())))
                .isPresent();
    }
}
