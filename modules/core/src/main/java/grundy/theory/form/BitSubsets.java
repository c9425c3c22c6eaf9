package grundy.theory.form;

import java.math.BigInteger;
import java.util.stream.Stream;

/// The numbers that can be made of some of the bits of a number.
public final class BitSubsets {
    private BitSubsets() {}

    /// @param bits at least 0
    /// @return the numbers whose bits are among those of `bits`, ascending, from 0 to `bits`, lazily
    public static Stream<BigInteger> of(BigInteger bits) {
        return Stream.iterate(
                BigInteger.ZERO,
                subset -> subset.signum() >= 0,
                subset -> subset.equals(bits)
                        ? BigInteger.ONE.negate()
                        : subset.subtract(bits).and(bits));
    }
}
