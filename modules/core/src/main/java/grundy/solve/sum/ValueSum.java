package grundy.solve.sum;

import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.rules.TurnPosition;
import grundy.value.Outcome;
import grundy.value.Side;
import grundy.value.Summand;
import grundy.value.Value;
import java.util.Optional;

/// A disjunctive sum in normal play whose components are worth values that add. The sum of the values says who wins; a
/// move wins if what it makes of its component, added to what the others are worth, is won by the side that moved.
///
/// Each kind of component says what it is worth and finds the moves that are good enough, without trying them all
/// where its theory allows that.
interface ValueSum {
    /// @return the number of components
    int components();

    /// @return the value of a component; called often
    Summand value(int component);

    /// @return the value of the sum
    Summand total();

    /// @return whether Left and Right have moves of their own
    boolean isPartizan();

    /// @param side whose moves they are; either in an impartial game
    /// @return the moves in a component after which that side wins
    CountedList<Move> winning(int component, Side side);

    /// @return the moves in a component after which the sum is a draw; asked for where it is one
    default CountedList<Move> drawing(int component) {
        return CountedList.none();
    }

    Evidence evidence();

    Verdict.Reasoning reasoning();

    /// @return the value to be reported; by default that of the sum
    default Optional<Value> reportedValue() {
        return Optional.of(total());
    }

    /// Cost: that of the values, and of the winning moves of each component, which are counted here and
    /// listed later.
    default Verdict verdict(TurnPosition question) {
        var outcome = total().outcome();
        var verdict =
                new Verdict(question, outcome, reportedValue().orElse(null), moves(outcome), evidence(), reasoning());
        return outcome == Outcome.D ? verdict.holding(CountedList.union(components(), this::drawing)) : verdict;
    }

    private CountedList<Move> moves(Outcome outcome) {
        if (outcome == Outcome.P || outcome == Outcome.D) return CountedList.none();
        int sides = isPartizan() ? Side.values().length : 1;
        return CountedList.union(
                sides * components(), i -> winning(i % components(), i < components() ? Side.LEFT : Side.RIGHT));
    }
}
