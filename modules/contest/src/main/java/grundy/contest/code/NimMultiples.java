package grundy.contest.code;

import grundy.contest.problem.ProblemCase;
import grundy.contest.problem.ProblemCode;
import java.math.BigInteger;
import java.util.Arrays;

/// Counts the n from 1 to 2^k for which the three heaps n, 2n and 3n of Nim are lost for the player to
/// move.
///
/// The nim-sum of the heaps is 0 if every binary digit of 3n = n + 2n is the nim-sum of those of n and 2n, that is if
/// nothing is ever carried. The digits of n are gone through from the lowest on, with the digit before and the carry
/// as the state, and the ways to come to each state are counted. Cost: O(k) additions.
public final class NimMultiples implements ProblemCode {
    private static final int STATES = 4;

    @Override
    public Result answer(ProblemCase values) {
        int digits = Math.toIntExact(values.number("k"));
        var below = countLost(digits);
        return new Result.Number(below.subtract(BigInteger.ONE).add(BigInteger.ONE));
    }

    /// @return for how many n from 0 to 2^digits - 1; 2^digits itself is lost like 1, and 0 is not asked about
    private static BigInteger countLost(int digits) {
        var ways = new BigInteger[STATES];
        Arrays.fill(ways, BigInteger.ZERO);
        ways[0] = BigInteger.ONE;
        for (int i = 0; i < digits; i++) {
            var next = new BigInteger[STATES];
            Arrays.fill(next, BigInteger.ZERO);
            for (int state = 0; state < STATES; state++)
                for (int digit = 0; digit < 2; digit++) {
                    int to = step(state, digit);
                    if (to >= 0) next[to] = next[to].add(ways[state]);
                }
            ways = next;
        }
        var all = BigInteger.ZERO;
        for (int state = 0; state < STATES; state++) if (ends(state)) all = all.add(ways[state]);
        return all;
    }

    /// @param state the digit before, twice, plus the carry
    /// @return the next state, or -1 if the digits of the three heaps do not come to 0
    private static int step(int state, int digit) {
        int before = state >> 1;
        int sum = digit + before + (state & 1);
        return (digit ^ before ^ sum & 1) == 0 ? digit << 1 | sum >> 1 : -1;
    }

    /// @return whether nothing but zeros can follow: the digits that are still under way come to 0 as well
    private static boolean ends(int state) {
        for (int i = 0, at = state; i < 3; i++) {
            at = step(at, 0);
            if (at < 0) return false;
        }
        return true;
    }
}
