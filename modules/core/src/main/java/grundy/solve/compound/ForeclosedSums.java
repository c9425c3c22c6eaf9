package grundy.solve.compound;

import static grundy.theory.compound.ForeclosedValues.ENDED;

import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.finding.CycleException;
import grundy.finding.Move;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.TurnPosition;
import grundy.solve.component.ComponentEngines;
import grundy.solve.sum.WholeSums;
import grundy.theory.compound.ForeclosedGame;
import grundy.theory.compound.ForeclosedValues;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Solves sums in which a move is made in one component and the first component to end decides.
public final class ForeclosedSums {
    private static final String THEOREM = "Smith 1966 (foreclosed nim-values)";
    private final ComponentEngines engines;

    /// @param engines that answer for single components
    public ForeclosedSums(ComponentEngines engines) {
        this.engines = engines;
    }

    /// Returns who wins, and by which moves.
    ///
    /// @throws grundy.limit.LimitException if that takes more than the limits allow
    public Verdict solve(TurnPosition question) {
        try {
            return byValues(question);
        } catch (CycleException _) {
            return WholeSums.verdict(question, engines.limits());
        }
    }

    private Verdict byValues(TurnPosition question) {
        var play = question.sum().play();
        var components = question.sum().components();
        Map<RuleTree, ForeclosedGame> byRules = new LinkedHashMap<>();
        var values = new ArrayList<BigInteger>();
        for (var component : components)
            values.add(byRules.computeIfAbsent(
                            component.game().rules(), rules -> ForeclosedGame.of(rules, play, engines.limits()))
                    .of(component.position()));
        var all = combineOthers(values, -1);
        boolean won = wins(all, play);
        return new Verdict(
                question,
                won ? Outcome.N : Outcome.P,
                null,
                won && !all.equals(ENDED) ? moves(components, values, byRules, play) : CountedList.none(),
                Evidence.Sum.of(THEOREM, byRules.values().stream().map(ForeclosedGame::evidence)),
                new Verdict.Reasoning.Foreclosed(values));
    }

    private static boolean wins(BigInteger joined, Play play) {
        return joined.equals(ENDED) ? play == Play.MISERE : joined.signum() != 0;
    }

    private static BigInteger combineOthers(List<BigInteger> values, int without) {
        var joined = BigInteger.ZERO;
        for (int i = 0; i < values.size(); i++)
            if (i != without) joined = ForeclosedValues.combine(joined, values.get(i));
        return joined;
    }

    /// In normal play a move wins that ends a component; in both, one that leaves the nim-sum 0
    /// where no component is open.
    private static CountedList<Move> moves(
            List<Component> components, List<BigInteger> values, Map<RuleTree, ForeclosedGame> byRules, Play play) {
        return CountedList.union(components.size(), i -> {
            var component = components.get(i);
            var others = combineOthers(values, i);
            if (!(byRules.get(component.game().rules()) instanceof ForeclosedGame game))
                throw new AssertionError("Every component's rules were entered");
            return Move.toOptions(i, component.position(), () -> {
                CountedList<List<Position>> ending =
                        play == Play.NORMAL ? game.options(component.position(), ENDED) : CountedList.none();
                return others.signum() < 0 ? ending : ending.and(game.options(component.position(), others));
            });
        });
    }
}
