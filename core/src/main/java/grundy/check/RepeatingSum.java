package grundy.check;

import grundy.rules.Component;
import grundy.rules.Rules;
import grundy.rules.Rules.TakeAndBreak;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.text.Citation;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Holds a verdict to the periods that it names: each is proved again by the theorem that it cites, from values
/// worked out again, and tells the values of heaps of any size; components without one are worked out from the
/// definition. In normal play the values add (Sprague 1935, Grundy 1939); in misere play there is one heap, which is
/// not split.
final class RepeatingSum implements Recheck {
    private final Sum sum;
    private final VerdictCheck.Stated stated;
    private final List<LargeComponent> components = new ArrayList<>();
    private final Map<Rules, RepeatingValues> repeating = new HashMap<>();
    private final Findings findings = new Findings();
    private Optional<Message> wrong = Optional.empty();

    private RepeatingSum(Sum sum, VerdictCheck.Stated stated) {
        this.sum = sum;
        this.stated = stated;
    }

    /// @return empty if no period is named, or some component has no value that this tells
    static Optional<Recheck> of(Sum sum, VerdictCheck.Stated stated) {
        if (stated.basis().periods().isEmpty() || sum.compound() != Compound.DISJUNCTIVE) return Optional.empty();
        boolean single = sum.components().size() == 1
                && !sum.components().getFirst().game().rules().maySplit();
        if (sum.play() == Play.MISERE && !single) return Optional.empty();
        var check = new RepeatingSum(sum, stated);
        check.prove();
        if (check.wrong.isPresent()) return Optional.of(check);
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
            var values = repeating.get(rules);
            if (values != null) return Optional.of(new RepeatingHeap(heaps, position.get(0), values));
        }
        boolean hasValue =
                rules instanceof TakeAndBreak || rules instanceof Rules.Moves || rules instanceof Rules.OnBoard;
        return hasValue && sum.play() == Play.NORMAL ? SmallComponent.of(component) : Optional.empty();
    }

    /// Which component a period is of is not said: it is one for whose rules it is proved.
    private void prove() {
        var games = new HashMap<Rules, String>();
        for (var component : sum.components())
            if (component.game().rules() instanceof TakeAndBreak rules)
                games.putIfAbsent(rules, component.game().text());
        for (var period : stated.basis().periods()) {
            if (period.misere() != (sum.play() == Play.MISERE)) continue;
            var faults = new ArrayList<Message>();
            games.forEach((rules, name) -> PeriodCheck.fault((TakeAndBreak) rules, period)
                    .ifPresentOrElse(faults::add, () -> {
                        repeating.put(rules, RepeatingValues.of((TakeAndBreak) rules, period));
                        told(name, period);
                    }));
            if (!games.isEmpty() && faults.size() == games.size())
                wrong = Optional.of(Message.of("check.verdict.period-fails", "fault", faults.getFirst()));
        }
    }

    private void told(String rules, Evidence.Period period) {
        findings.holds(
                period.saltus() == 0 ? "check.verdict.period" : "check.verdict.period-grows",
                "rules",
                rules,
                "period",
                period.period(),
                "saltus",
                period.saltus(),
                "preperiod",
                period.preperiod(),
                "theorem",
                Citation.theorem(period.theorem()));
    }

    @Override
    public VerdictCheck.Result result() {
        if (wrong.isPresent()) return new Findings().result(wrong);
        var total = components.stream().map(LargeComponent::value).reduce(BigInteger.ZERO, BigInteger::xor);
        findings.holds(
                components.size() == 1 ? "check.verdict.period-value" : "check.verdict.period-sum", "value", total);
        var outcome = total.signum() == 0 ? Outcome.P : Outcome.N;
        if (outcome != stated.outcome())
            return findings.differs("check.verdict.outcome-differs", stated.outcome(), outcome);
        if (stated.value().isPresent() && !isRight(stated.value().get(), total))
            return findings.differs(
                    "check.verdict.value-differs", stated.value().get(), total);
        if (!stated.remoteness().isEmpty()) findings.leaves("check.verdict.open-remoteness");
        return findings.result(stated.moves().flatMap(moves -> movesFault(moves, total)));
    }

    private boolean isRight(Value value, BigInteger total) {
        return switch (value) {
            case Value.Nimber(var number) -> sum.play() == Play.NORMAL && number.equals(total);
            case Value.MisereNimber(var number) -> sum.play() == Play.MISERE && number.equals(total);
            default -> false;
        };
    }

    private Optional<Message> movesFault(VerdictCheck.StatedMoves moves, BigInteger total) {
        var seen = new HashSet<StatedMove>();
        for (var move : moves.listed())
            if (!seen.add(move) || !wins(move, total)) return Optional.of(Findings.loses(sum, move));
        Optional<BigInteger> count = Optional.of(BigInteger.ZERO);
        for (var component : components) {
            var more = component.count(total.xor(component.value()));
            count = count.flatMap(some -> more.map(some::add));
        }
        if (count.isEmpty()) {
            findings.holds("check.verdict.moves-period", "count", seen.size());
            findings.leaves("check.verdict.open-moves");
            return Optional.empty();
        }
        if (moves.count().isPresent() && !moves.count().get().equals(count.get()))
            return Optional.of(Findings.difference(
                    "check.verdict.moves-differ", moves.count().get(), count.get()));
        findings.holds("check.verdict.moves-counted", "count", count.get(), "listed", seen.size());
        return Optional.empty();
    }

    private boolean wins(StatedMove move, BigInteger total) {
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
