package grundy.solve;

import static grundy.engine.compound.ForeclosedValues.ENDED;
import static grundy.engine.compound.ForeclosedValues.OPEN;

import grundy.check.Evidence;
import grundy.engine.PostOrder.CycleException;
import grundy.engine.compound.ForeclosedValues;
import grundy.rules.Component;
import grundy.rules.RuleOptions;
import grundy.rules.Rules;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Solves sums in which a move is made in one component and the first component to end decides.
final class ForeclosedSums {
    private static final String THEOREM = "Smith 1966 (foreclosed nim-values)";
    private final Engines engines;

    ForeclosedSums(Engines engines) {
        this.engines = engines;
    }

    Verdict solve(Question question) {
        try {
            return byValues(question);
        } catch (CycleException _) {
            return engines.searchWhole(question);
        }
    }

    private Verdict byValues(Question question) {
        var play = question.sum().play();
        var components = question.sum().components();
        Map<Rules, ForeclosedValues> byRules = new HashMap<>();
        var values = new ArrayList<Integer>();
        for (var component : components)
            values.add(byRules.computeIfAbsent(
                            component.game().rules(), rules -> new ForeclosedValues(rules, play, engines.limits()))
                    .of(List.of(component.position())));
        int all = joined(values, -1);
        boolean won = wins(all, play);
        long positions =
                byRules.values().stream().mapToLong(ForeclosedValues::positions).sum();
        return new Verdict(
                question,
                won ? Outcome.N : Outcome.P,
                null,
                won && all != ENDED ? moves(components, values, byRules, play) : WinningMoves.NONE,
                new Evidence.Sum(THEOREM, List.of(new Evidence.Exhaustive(positions))),
                new Verdict.Reasoning.Foreclosed(values));
    }

    private static boolean wins(int joined, Play play) {
        return joined == ENDED ? play == Play.MISERE : joined == OPEN || joined > 0;
    }

    private static int joined(List<Integer> values, int without) {
        int joined = 0;
        for (int i = 0; i < values.size(); i++)
            if (i != without) joined = ForeclosedValues.joined(joined, values.get(i));
        return joined;
    }

    private static WinningMoves moves(
            List<Component> components, List<Integer> values, Map<Rules, ForeclosedValues> byRules, Play play) {
        var moves = new ArrayList<Move>();
        for (int i = 0; i < components.size(); i++) {
            var component = components.get(i);
            int others = joined(values, i);
            if (!(byRules.get(component.game().rules()) instanceof ForeclosedValues game))
                throw new AssertionError("Every component's rules were entered");
            for (var option : RuleOptions.distinct(component.game().rules(), component.position()))
                if (!wins(ForeclosedValues.joined(others, game.of(option)), play))
                    moves.add(Move.of(i, component.position(), option));
        }
        return WinningMoves.of(moves);
    }
}
