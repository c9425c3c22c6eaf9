package grundy.theory.staircase;

import grundy.check.Evidence;
import grundy.rules.board.heap.NumberRow;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Staircase Nim: the odd steps are the heaps of Nim, in normal and in misere play.
///
/// Coins that arrive on an odd step from an even one can be sent on at once; all else is a move of Nim on the odd
/// steps. If they are empty and play is not over, one coin goes from an even step down to an odd one. Cost: O(n).
final class OddSteps {
    private OddSteps() {}

    /// Take `coins` from the step down to the next one, which changes the odd one of the two. Steps count from 1.
    ///
    /// @param odd the coins on the odd one
    record StairMove(int step, BigInteger coins, BigInteger odd) {
        BigInteger oddAfter() {
            return step % 2 == 1 ? odd.subtract(coins) : odd.add(coins);
        }
    }

    /// @param steps the coins on step 1 (next to the ground), step 2, ...
    /// @return the heaps on the odd steps
    static List<BigInteger> heaps(NumberRow steps) {
        var heaps = new ArrayList<BigInteger>();
        for (int i = 0; i < steps.size(); i += 2) heaps.add(steps.get(i));
        return heaps;
    }

    /// At most one for each step: its odd neighbour must get a certain height.
    static List<StairMove> moves(NumberRow steps, BigInteger difference) {
        var moves = new ArrayList<StairMove>();
        for (int step = 1; step <= steps.size(); step++) {
            var here = steps.get(step - 1);
            var odd = step % 2 == 1 ? here : steps.get(step - 2);
            var coins = step % 2 == 1
                    ? odd.subtract(odd.xor(difference))
                    : odd.xor(difference).subtract(odd);
            if (coins.signum() > 0 && coins.compareTo(here) <= 0) moves.add(new StairMove(step, coins, odd));
        }
        return moves;
    }

    /// @param statement the closed form in the language of claims
    static Evidence.ClosedForm theorem(String statement) {
        return new Evidence.ClosedForm(
                "Staircase Nim", statement, "T. S. Ferguson, Game Theory, part I, section 2 (exercise Staircase Nim)");
    }
}
