package grundy.solve.misere;

import grundy.answer.RuleOfThumb;
import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.finding.CycleException;
import grundy.finding.Move;
import grundy.rules.Component;
import grundy.rules.TurnPosition;
import grundy.solve.component.ComponentEngines;
import grundy.solve.sum.ColdComponent;
import grundy.solve.sum.ProvedHeaps;
import grundy.solve.sum.WholeSums;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;

/// Solves disjunctive sums in misere play: by the theory of tame games where every component is tame, by the misere
/// nim-value where there is one component that never splits, by the misere quotient where the components are heaps,
/// else by search over the whole sum.
public final class MisereSums {
    private final ComponentEngines engines;

    /// @param engines that answer for single components
    public MisereSums(ComponentEngines engines) {
        this.engines = engines;
    }

    /// Returns who wins, and by which moves.
    ///
    /// @throws grundy.limit.LimitException if that takes more than the limits allow
    public Verdict solve(TurnPosition question) {
        var verdict = decided(question);
        if (verdict.outcome() == Outcome.D || verdict.reasoning() instanceof Verdict.Reasoning.OutcomeOnly)
            return verdict;
        if (verdict.evidence() instanceof Evidence.Automatic) return verdict;
        boolean tame = verdict.reasoning() instanceof Verdict.Reasoning.Tame;
        if (tame && saysRight(verdict)) return verdict;
        return RulesOfThumb.of(question, verdict.outcome(), engines.limits())
                .map(verdict::with)
                .orElse(verdict);
    }

    private static boolean saysRight(Verdict verdict) {
        return verdict.reasoning() instanceof Verdict.Reasoning.Tame(var values, var _, var _)
                && RuleOfThumb.says(values) == verdict.outcome();
    }

    /// Without what the popular rule would say.
    public Verdict decided(TurnPosition question) {
        var components = question.sum().components();
        try {
            if (components.size() == 1) {
                var cold = engines.coldOnly(components.getFirst(), Play.MISERE);
                if (cold.isPresent()) return ColdComponent.verdict(question, cold.get(), engines.limits());
                var rules = components.getFirst().game().rules();
                boolean first = engines.proved().comeFirst()
                        || engines.theorems().findTame(rules).isEmpty();
                if (first && engines.proved().values(rules, Play.MISERE).isPresent()) return alone(question);
            }
            var several = ProvedHeaps.verdict(question, engines);
            if (several.isPresent()) return several.get();
            var tame = new TameGames(engines).of(components);
            if (tame.isPresent()) return new TameSum(question, tame.get()).verdict();
            if (components.size() == 1 && !components.getFirst().game().rules().maySplit()) return alone(question);
            var quotient = QuotientSum.verdict(question, engines);
            if (quotient.isPresent()) return quotient.get();
        } catch (CycleException _) {
            return WholeSums.verdict(question, engines.limits());
        }
        return WholeSums.verdict(question, engines.limits());
    }

    private Verdict alone(TurnPosition question) {
        Component component = question.sum().components().getFirst();
        var values = engines.misere(component.game().rules());
        var value = values.value(component.position());
        boolean lost = value.signum() == 0;
        return new Verdict(
                question,
                lost ? Outcome.P : Outcome.N,
                new Value.MisereNimber(value),
                lost
                        ? CountedList.none()
                        : Move.toOptions(
                                0,
                                component.position(),
                                () -> values.optionsOfValue(component.position(), BigInteger.ZERO)),
                values.evidence(),
                new Verdict.Reasoning.MisereValue(value));
    }
}
