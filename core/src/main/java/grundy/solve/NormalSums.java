package grundy.solve;

import grundy.check.Evidence;
import grundy.engine.NimValues;
import grundy.engine.PostOrder.CycleException;
import grundy.rules.Component;
import grundy.rules.Rules;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Solves disjunctive sums in normal play by the nim-sum of their components' values (Sprague 1935, Grundy 1939).
final class NormalSums {
    private static final String THEOREM = "Sprague 1935, Grundy 1939";
    private final Engines engines;

    NormalSums(Engines engines) {
        this.engines = engines;
    }

    Verdict solve(Question question) {
        var components = question.sum().components();
        if (components.size() == 1) {
            var cold = engines.coldOnly(components.getFirst(), Play.NORMAL);
            if (cold.isPresent()) return ColdComponent.verdict(question, cold.get());
        }
        try {
            return byValues(question, components);
        } catch (CycleException _) {
            return engines.searchWhole(question);
        }
    }

    private Verdict byValues(Question question, List<Component> components) {
        Map<Rules, NimValues> byRules = new LinkedHashMap<>();
        var values = new ArrayList<BigInteger>(components.size());
        var sum = BigInteger.ZERO;
        for (var component : components) {
            var rules = component.game().rules();
            var value = byRules.computeIfAbsent(rules, engines::normal).value(component.position());
            values.add(value);
            sum = sum.xor(value);
        }
        var moves = sum.signum() == 0 ? WinningMoves.NONE : moves(components, values, sum, byRules);
        return new Verdict(
                question,
                sum.signum() == 0 ? Outcome.P : Outcome.N,
                new Value.Nimber(sum),
                moves,
                evidence(
                        components.size(),
                        byRules.values().stream().map(NimValues::evidence).toList()),
                new Verdict.Reasoning.NimSum(values, sum));
    }

    private static Evidence evidence(int components, List<Evidence> kinds) {
        return components == 1 ? kinds.getFirst() : new Evidence.Sum(THEOREM, kinds);
    }

    /// A move wins if it changes its component's value to what the other components sum to.
    private static WinningMoves moves(
            List<Component> components, List<BigInteger> values, BigInteger sum, Map<Rules, NimValues> byRules) {
        var all = new ArrayList<WinningMoves>();
        for (int i = 0; i < components.size(); i++) {
            var component = components.get(i);
            var engine = byRules.get(component.game().rules());
            if (engine == null) throw new AssertionError("Every component has an engine");
            var options =
                    engine.optionsOfValue(component.position(), values.get(i).xor(sum));
            all.add(WinningMoves.in(i, component.position(), options));
        }
        return WinningMoves.union(all);
    }
}
