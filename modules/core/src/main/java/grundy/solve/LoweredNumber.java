package grundy.solve;

import grundy.finding.Move;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.OpenQuestion;
import grundy.rules.Component;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.value.Compound;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// Finds the only number that makes a position lost, where it is a coordinate that may be lowered as far as one
/// likes, as in `nim 3 5 ?` and `wythoff ? 10`.
///
/// Theorem. Of the positions that differ in this coordinate only, at most one is lost by the player to move, since
/// from any with a larger number one can move to it. So a winning move of a position with a large number that lowers
/// just this one finds it.
final class LoweredNumber {
    private static final int MOST_MOVES = 1000;
    private static final int SMALL = 4;

    /// With a large number a search would be in vain.
    private static final long FEW = 200_000;

    private final OpenQuestion question;
    private final Solver solver;

    LoweredNumber(OpenQuestion question, Limits limits) {
        this.question = question;
        this.solver = new Solver(limits.withAtMost(FEW));
    }

    /// @param component where the number stands
    /// @param coordinate of its position
    private record NumberPlace(int component, int coordinate) {}

    /// @return the number; empty if it is not of this kind, or is not found, or the text makes no sense
    ///     with large ones
    Optional<BigInteger> find() {
        var large = BigInteger.ONE.shiftLeft(SMALL + longest(question.first().sum()));
        var instance = question.at(large);
        var next = question.at(large.add(BigInteger.ONE));
        if (instance.isEmpty() || next.isEmpty()) return Optional.empty();
        var one = instance.get().sum();
        var other = next.get().sum();
        if (one.compound() != Compound.DISJUNCTIVE) return Optional.empty();
        var place = place(one, other, large);
        if (place.isEmpty()) return Optional.empty();
        try {
            return solver.solve(instance.get()).moves().first(MOST_MOVES).stream()
                    .flatMap(move -> lowered(move, place.get()).stream())
                    .findFirst();
        } catch (LimitException _) {
            return Optional.empty();
        }
    }

    private static int longest(Sum sum) {
        return sum.components().stream()
                .flatMap(component ->
                        component.position() instanceof Tuple tuple ? tuple.stream() : List.<BigInteger>of().stream())
                .mapToInt(BigInteger::bitLength)
                .max()
                .orElse(0);
    }

    /// @return the place where two sums differ, if it is in one coordinate, which is the number and may
    ///     be lowered
    private static Optional<NumberPlace> place(Sum one, Sum other, BigInteger number) {
        if (one.components().size() != other.components().size()) return Optional.empty();
        NumberPlace place = null;
        for (int i = 0; i < one.components().size(); i++) {
            var component = one.components().get(i);
            if (!component
                    .game()
                    .rules()
                    .equals(other.components().get(i).game().rules())) return Optional.empty();
            if (!(component.position() instanceof Tuple tuple)
                    || !(other.components().get(i).position() instanceof Tuple changed)) return Optional.empty();
            for (int j = 0; j < component.game().rules().arity(); j++) {
                if (tuple.get(j).equals(changed.get(j))) continue;
                if (place != null || !tuple.get(j).equals(number) || !mayBeLowered(component, j))
                    return Optional.empty();
                place = new NumberPlace(i, j);
            }
        }
        return Optional.ofNullable(place);
    }

    private static boolean mayBeLowered(Component component, int coordinate) {
        return switch (component.game().rules()) {
            case RuleTree.TakeAndBreak(var terms) ->
                terms.stream()
                        .anyMatch(term -> term.amounts().equals(Amounts.ANY)
                                && (term.parts() & RuleTree.Term.LEAVE_ONE_OR_NONE) == RuleTree.Term.LEAVE_ONE_OR_NONE);
            case RuleTree.Moves moves ->
                moves.alternatives().stream()
                        .anyMatch(alternative -> alternative.leavesOne()
                                && alternative.where().equals(Condition.TRUE)
                                && lowers(
                                        moves.coordinates(), alternative.parts().getFirst(), coordinate));
            case RuleTree.OnBoard _, RuleTree.Scored _, RuleTree.Partizan _, RuleTree.Players _, RuleTree.Blocking _ ->
                false;
        };
    }

    /// @return whether a target takes any number from one coordinate and leaves the others alone
    private static boolean lowers(List<String> names, List<Expression> target, int coordinate) {
        for (int i = 0; i < names.size(); i++) {
            var own = new Expression.Variable(names.get(i));
            boolean fits = i == coordinate
                    ? target.get(i)
                                    instanceof
                                    Expression.Binary(var operator, var left, Expression.Variable(var letter))
                            && operator == Expression.Operator.MINUS
                            && left.equals(own)
                            && !names.contains(letter)
                    : target.get(i).equals(own);
            if (!fits) return false;
        }
        return true;
    }

    private static Optional<BigInteger> lowered(Move move, NumberPlace place) {
        if (move.steps().size() != 1) return Optional.empty();
        var step = move.steps().getFirst();
        if (step.component() != place.component
                || step.to().size() != 1
                || !(step.from() instanceof Tuple from)
                || !(step.to().getFirst() instanceof Tuple to)) return Optional.empty();
        for (int i = 0; i < from.arity(); i++)
            if (i != place.coordinate && !from.get(i).equals(to.get(i))) return Optional.empty();
        return Optional.of(to.get(place.coordinate));
    }
}
