package grundy.theory.splitting;

import grundy.theory.form.BitSubsets;
import java.math.BigInteger;
import java.util.stream.Stream;

/// The pairs `a <= b` of integers from 0 on with a given sum and a given nim-sum. Since
/// `a + b = (a xor b) + 2*(a and b)`, the common bits are `h = (sum - nimSum) / 2`, which must be an
/// integer from 0 on that shares no bit with the nim-sum; each bit of the nim-sum then goes to a or to
/// b, the highest to b.
///
/// @param sum at least 0
/// @param nimSum at least 0
record SumAndNimSum(BigInteger sum, BigInteger nimSum) {
    private BigInteger common() {
        return sum.subtract(nimSum).shiftRight(1);
    }

    private boolean possible() {
        return sum.compareTo(nimSum) >= 0
                && sum.testBit(0) == nimSum.testBit(0)
                && common().and(nimSum).signum() == 0;
    }

    /// @return the number of pairs
    BigInteger count() {
        if (!possible()) return BigInteger.ZERO;
        return nimSum.signum() == 0 ? BigInteger.ONE : BigInteger.ONE.shiftLeft(nimSum.bitCount() - 1);
    }

    /// @return whether the first pair is 0 and the sum
    boolean startsAtZero() {
        return possible() && sum.equals(nimSum);
    }

    /// @return the smaller number of each pair, ascending, lazily
    Stream<BigInteger> smaller() {
        if (!possible()) return Stream.empty();
        var common = common();
        var free = nimSum.signum() == 0 ? nimSum : nimSum.clearBit(nimSum.bitLength() - 1);
        return BitSubsets.of(free).map(common::or);
    }
}
