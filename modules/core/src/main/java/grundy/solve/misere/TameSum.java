package grundy.solve.misere;

import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.TurnPosition;
import grundy.value.Outcome;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A sum of tame components in misere play. It is lost by the player to move exactly if all components are fickle and
/// the nim-sum of their normal values is 1, or some component is firm and that nim-sum is 0: see {@link
/// grundy.engine.misere.GenusPair}.
final class TameSum {
    private final TurnPosition question;
    private final List<Component> components;
    private final Map<RuleTree, TameValues> games;
    private final List<BigInteger> values = new ArrayList<>();
    private final List<Boolean> firm = new ArrayList<>();
    private final BigInteger sum;
    private final long firms;

    /// @param games for the rules of each component
    TameSum(TurnPosition question, Map<RuleTree, TameValues> games) {
        this.question = question;
        this.components = question.sum().components();
        this.games = games;
        var total = BigInteger.ZERO;
        for (var component : components) {
            var game = game(component);
            var value = game.normal().value(component.position());
            values.add(value);
            firm.add(value.equals(game.misere().value(component.position())));
            total = total.xor(value);
        }
        this.sum = total;
        this.firms = firm.stream().filter(each -> each).count();
    }

    private TameValues game(Component component) {
        if (games.get(component.game().rules()) instanceof TameValues game) return game;
        throw new AssertionError("Every component's rules were found tame");
    }

    Verdict verdict() {
        var value = firms == 0 ? sum.xor(BigInteger.ONE) : sum;
        boolean lost = value.signum() == 0;
        return new Verdict(
                question,
                lost ? Outcome.P : Outcome.N,
                new Value.MisereNimber(value),
                lost ? CountedList.none() : moves(),
                evidence(),
                new Verdict.Reasoning.Tame(values, sum, firms));
    }

    private CountedList<Move> moves() {
        return CountedList.union(
                components.size(), i -> Move.toOptions(i, components.get(i).position(), () -> winning(i)));
    }

    /// A move wins if it makes the misere value of the whole 0: while another component is firm that is the
    /// nim-sum with the option's normal value, else with its misere value.
    private CountedList<List<Position>> winning(int i) {
        var component = components.get(i);
        var game = game(component);
        var others = values.get(i).xor(sum);
        boolean anotherFirm = firms - (firm.get(i) ? 1 : 0) > 0;
        return (anotherFirm ? game.normal() : game.misere()).optionsOfValue(component.position(), others);
    }

    private Evidence evidence() {
        var kinds = games.values().stream().map(TameValues::evidence).toList();
        if (kinds.size() == 1 && kinds.getFirst() instanceof Evidence.Tame alone) return alone;
        var checked = BigInteger.ZERO;
        for (var kind : kinds) if (kind instanceof Evidence.Tame(var some, var _)) checked = checked.add(some);
        return new Evidence.Tame(checked, kinds);
    }
}
