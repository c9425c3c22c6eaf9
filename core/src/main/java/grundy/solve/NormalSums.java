package grundy.solve;

import grundy.check.Evidence;
import grundy.engine.LimitException;
import grundy.engine.NimValues;
import grundy.engine.PostOrder.CycleException;
import grundy.rules.Component;
import grundy.rules.Rules;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/// Solves disjunctive sums in normal play by the nim-sum of their components' values (Sprague 1935, Grundy 1939).
final class NormalSums {
    static final String THEOREM = "Sprague 1935, Grundy 1939";
    private final Engines engines;
    private final IdentityHashMap<Rules, NimValues> byIdentity = new IdentityHashMap<>();

    NormalSums(Engines engines) {
        this.engines = engines;
    }

    Verdict solve(PositionQuestion question) {
        var components = question.sum().components();
        if (components.size() == 1) {
            var cold = engines.coldOnly(components.getFirst(), Play.NORMAL);
            if (cold.isPresent()) return ColdComponent.verdict(question, cold.get());
        }
        var several = ProvedHeaps.verdict(question, engines);
        if (several.isPresent()) return several.get();
        try {
            return byValues(question, components);
        } catch (CycleException _) {
            return engines.searchWhole(question);
        } catch (LimitException e) {
            throw explained(e, components);
        }
    }

    /// A component that a theorem would answer alone is no help in a sum, which more time alone will not mend.
    private LimitException explained(LimitException problem, List<Component> components) {
        if (components.size() == 1) return problem;
        return components.stream()
                .filter(component -> engines.coldOnly(component, Play.NORMAL).isPresent())
                .findFirst()
                .map(component -> new LimitException(Message.of(
                        "solve.sum-needs-values",
                        "problem",
                        problem.explanation(),
                        "game",
                        component.game().text())))
                .orElse(problem);
    }

    /// @throws CycleException if play can return to a position
    Verdict byValues(PositionQuestion question, List<Component> components) {
        var values = new ArrayList<BigInteger>(components.size());
        var sum = BigInteger.ZERO;
        for (var component : components) {
            var value = engine(component).value(component.position());
            values.add(value);
            sum = sum.xor(value);
        }
        return new Verdict(
                question,
                sum.signum() == 0 ? Outcome.P : Outcome.N,
                new Value.Nimber(sum),
                sum.signum() == 0 ? WinningMoves.NONE : moves(components, values, sum),
                evidence(components),
                new Verdict.Reasoning.NimSum(values, sum));
    }

    /// Components of one game mostly share one object for its rules, which is found without comparing rules.
    private NimValues engine(Component component) {
        return byIdentity.computeIfAbsent(component.game().rules(), engines::normal);
    }

    private Evidence evidence(List<Component> components) {
        var used = components.size() == 1
                ? List.of(engine(components.getFirst()))
                : components.stream().map(this::engine).distinct().toList();
        var kinds = used.stream().map(NimValues::evidence).toList();
        return components.size() == 1 ? kinds.getFirst() : new Evidence.Sum(THEOREM, kinds);
    }

    /// A move wins if it changes its component's value to what the other components sum to.
    private WinningMoves moves(List<Component> components, List<BigInteger> values, BigInteger sum) {
        return WinningMoves.union(components.size(), i -> {
            var component = components.get(i);
            var position = component.position();
            return WinningMoves.in(
                    i,
                    position,
                    () -> engine(component)
                            .optionsOfValue(position, values.get(i).xor(sum)));
        });
    }
}
