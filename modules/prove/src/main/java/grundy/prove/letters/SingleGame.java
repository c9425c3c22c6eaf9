package grundy.prove.letters;

import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.Alternative;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Condition.Comparison;
import grundy.rules.formula.Condition.Relation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Binary;
import grundy.rules.formula.Expression.Number;
import grundy.rules.formula.Expression.Operator;
import grundy.rules.formula.Expression.Variable;
import grundy.rules.option.ParametricGame;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Turns one game into a family without letters, so that the same arithmetic proves theorems about it.
public final class SingleGame {
    private static final Variable HEAP = new Variable("n");
    private static final Variable TAKEN = new Variable("k");

    private SingleGame() {}

    /// @return empty if its moves are not in the general form, and take no amounts that a comparison or
    ///     a remainder defines
    public static Optional<ParametricGame> of(Game game, Play play) {
        return moves(game.rules())
                .map(moves -> new ParametricGame(game.text(), play, moves, List.of(), List.of(), null, Map.of()));
    }

    private static Optional<RuleTree.Moves> moves(RuleTree rules) {
        return switch (rules) {
            case RuleTree.Moves moves -> Optional.of(moves);
            case RuleTree.TakeAndBreak(var terms) -> taking(terms);
            default -> Optional.empty();
        };
    }

    private static Optional<RuleTree.Moves> taking(List<Term> terms) {
        var alternatives = new ArrayList<Alternative>();
        for (var term : terms) {
            var where = term.parts() == Term.LEAVE_ONE_OR_NONE ? where(term.amounts()) : List.<Condition>of();
            if (where.isEmpty()) return Optional.empty();
            for (var each : where)
                alternatives.add(new Alternative(List.of(List.of(new Binary(Operator.MINUS, HEAP, TAKEN))), each));
        }
        return Optional.of(new RuleTree.Moves(List.of(HEAP.name()), alternatives));
    }

    /// @return the conditions on the amount that is taken, one of which must hold; none if they cannot be
    ///     expressed
    private static List<Condition> where(Amounts amounts) {
        return switch (amounts) {
            case Amounts.Ranges(var ranges) ->
                ranges.stream().map(SingleGame::within).toList();
            case Amounts.Named(var name) ->
                switch (name) {
                    case ODD -> List.of(rest(1));
                    case EVEN -> List.of(rest(0));
                    default -> List.of();
                };
            default -> List.of();
        };
    }

    private static Condition within(Amounts.Range range) {
        var bounds = new ArrayList<Condition>();
        if (range.from().compareTo(BigInteger.ONE) > 0)
            bounds.add(new Comparison(Relation.AT_LEAST, TAKEN, new Number(range.from())));
        if (range.to() != null) bounds.add(new Comparison(Relation.AT_MOST, TAKEN, new Number(range.to())));
        return bounds.isEmpty() ? Condition.TRUE : new Condition.All(bounds);
    }

    private static Condition rest(int rest) {
        var modulus = new Binary(Operator.MOD, TAKEN, number(2));
        return new Comparison(Relation.EQUAL, modulus, number(rest));
    }

    private static Expression number(int value) {
        return new Number(BigInteger.valueOf(value));
    }
}
