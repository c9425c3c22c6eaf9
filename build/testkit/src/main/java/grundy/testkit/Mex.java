package grundy.testkit;

import java.util.BitSet;

/// The minimal excludant, on which all nim-values rest.
public final class Mex {
    private Mex() {}

    /// @param options the values of the options
    /// @return the least number that is none of them
    public static int of(BitSet options) {
        return of(options, false);
    }

    /// @param options the values of the options
    /// @param misere whether a position without options has the value 1, not 0
    /// @return the least number that is none of them
    public static int of(BitSet options, boolean misere) {
        return misere && options.isEmpty() ? 1 : options.nextClearBit(0);
    }
}
