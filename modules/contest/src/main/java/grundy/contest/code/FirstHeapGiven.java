package grundy.contest.code;

import grundy.contest.problem.JudgeException;
import grundy.contest.problem.ProblemCase;
import grundy.contest.problem.ProblemCode;
import grundy.text.Message;
import java.math.BigInteger;

/// Counts, modulo a prime, the choices of some heaps `a` of Nim and of one among them for the first
/// move with which the first player loses.
///
/// With nim-sum k of the other chosen heaps, the given heap has to be left with k counters. A move does
/// that if the heap has more; else every move leaves a nim-sum above 0. So the sets of other heaps are
/// counted by their nim-sum. Cost: O(n^2 m) additions for n heaps and the power of 2 m above the
/// largest.
public final class FirstHeapGiven implements ProblemCode {
    private static final long MODULUS = 1_000_000_007;
    private static final long MOST = 1 << 12;

    @Override
    public Result answer(ProblemCase values) {
        var heaps = values.list("a");
        long largest = 0;
        for (long heap : heaps) {
            if (heap < 0 || heap >= MOST)
                throw new JudgeException(Message.of("judge.range", "name", "a", "least", 0, "most", MOST - 1));
            largest = Math.max(largest, heap);
        }
        int sums = Math.toIntExact(Math.max(1, 2 * Long.highestOneBit(largest)));
        long count = 0;
        for (int given = 0; given < heaps.length; given++) {
            var ways = countOthers(heaps, given, sums);
            for (int sum = Math.toIntExact(heaps[given]); sum < sums; sum++) count = (count + ways[sum]) % MODULUS;
        }
        return new Result.Number(BigInteger.valueOf(count));
    }

    /// @return for each nim-sum how many sets of the heaps but one have it
    private static long[] countOthers(long[] heaps, int but, int sums) {
        var ways = new long[sums];
        ways[0] = 1;
        for (int i = 0; i < heaps.length; i++) {
            if (i == but) continue;
            var more = new long[sums];
            for (int sum = 0; sum < sums; sum++) more[sum] = (ways[sum] + ways[sum ^ (int) heaps[i]]) % MODULUS;
            ways = more;
        }
        return ways;
    }
}
