package grundy.solve;

import grundy.rules.AskedPosition;
import static grundy.engine.sums.compound.ForeclosedValues.ENDED;

import grundy.check.Evidence;
import grundy.engine.Options;
import grundy.engine.PostOrder.CycleException;
import grundy.engine.WinningMoves;
import grundy.engine.sums.compound.ForeclosedGame;
import grundy.engine.sums.compound.ForeclosedValues;
import grundy.rules.Component;
import grundy.rules.Rules;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Solves sums in which a move is made in one component and the first component to end decides.
final class ForeclosedSums {
    private static final String THEOREM = "Smith 1966 (foreclosed nim-values)";
    private final Engines engines;

    ForeclosedSums(Engines engines) {
        this.engines = engines;
    }

    Verdict solve(AskedPosition question) {
        try {
            return byValues(question);
        } catch (CycleException _) {
            return WholeSums.verdict(question, engines.limits());
        }
    }

    private Verdict byValues(AskedPosition question) {
        var play = question.sum().play();
        var components = question.sum().components();
        Map<Rules, ForeclosedGame> byRules = new LinkedHashMap<>();
        var values = new ArrayList<BigInteger>();
        for (var component : components)
            values.add(byRules.computeIfAbsent(
                            component.game().rules(), rules -> ForeclosedGame.of(rules, play, engines.limits()))
                    .of(component.position()));
        var all = joined(values, -1);
        boolean won = wins(all, play);
        return new Verdict(
                question,
                won ? Outcome.N : Outcome.P,
                null,
                won && !all.equals(ENDED) ? moves(components, values, byRules, play) : WinningMoves.NONE,
                Evidence.Sum.of(THEOREM, byRules.values().stream().map(ForeclosedGame::evidence)),
                new Verdict.Reasoning.Foreclosed(values));
    }

    private static boolean wins(BigInteger joined, Play play) {
        return joined.equals(ENDED) ? play == Play.MISERE : joined.signum() != 0;
    }

    private static BigInteger joined(List<BigInteger> values, int without) {
        var joined = BigInteger.ZERO;
        for (int i = 0; i < values.size(); i++)
            if (i != without) joined = ForeclosedValues.joined(joined, values.get(i));
        return joined;
    }

    /// In normal play a move wins that ends a component; in both, one that leaves the nim-sum 0
    /// where no component is open.
    private static WinningMoves moves(
            List<Component> components, List<BigInteger> values, Map<Rules, ForeclosedGame> byRules, Play play) {
        return WinningMoves.union(components.size(), i -> {
            var component = components.get(i);
            var others = joined(values, i);
            if (!(byRules.get(component.game().rules()) instanceof ForeclosedGame game))
                throw new AssertionError("Every component's rules were entered");
            return WinningMoves.in(i, component.position(), () -> {
                var ending = play == Play.NORMAL ? game.options(component.position(), ENDED) : Options.NONE;
                return others.signum() < 0 ? ending : ending.and(game.options(component.position(), others));
            });
        });
    }
}
