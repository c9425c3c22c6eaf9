package grundy.engine.closed.board;

import grundy.check.Evidence;
import grundy.rules.board.Numbers;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Staircase Nim: the value is the nim-sum of the odd steps.
///
/// Proof: coins that arrive on an odd step from an even one can be sent on at once, which restores the sum; all
/// else is a move of Nim on the odd steps. The same argument gives the mex. Cost: O(n).
final class OddSteps {
    private OddSteps() {}

    /// Take `coins` from the step down to the next one. Steps count from 1.
    record Move(int step, BigInteger coins) {}

    /// @param steps the coins on step 1 (next to the ground), step 2, ...
    static BigInteger value(Numbers steps) {
        var sum = BigInteger.ZERO;
        for (int i = 0; i < steps.size(); i += 2) sum = sum.xor(steps.get(i));
        return sum;
    }

    /// At most one for each step: its odd neighbour must get a certain height.
    static List<Move> movesTo(Numbers steps, BigInteger value) {
        var change = value(steps).xor(value);
        var moves = new ArrayList<Move>();
        for (int step = 1; step <= steps.size(); step++) {
            var here = steps.get(step - 1);
            var odd = step % 2 == 1 ? here : steps.get(step - 2);
            var coins = step % 2 == 1
                    ? odd.subtract(odd.xor(change))
                    : odd.xor(change).subtract(odd);
            if (coins.signum() > 0 && coins.compareTo(here) <= 0) moves.add(new Move(step, coins));
        }
        return moves;
    }

    /// @param statement the closed form in the language of claims
    static Evidence.ClosedForm theorem(String statement) {
        return new Evidence.ClosedForm(
                "Staircase Nim", statement, "T. S. Ferguson, Game Theory, part I, section 2 (exercise Staircase Nim)");
    }
}
