package grundy.check.period;

import java.util.OptionalLong;

/// Finds out whether a checked period is the least one.
public final class LeastPeriod {
    private LeastPeriod() {}

    /// Decides whether a period holds at a heap.
    @FunctionalInterface
    public interface RepetitionTest {
        /// @return whether heap n and heap `n + shift` are as a period of that length asks
        boolean at(long n, long shift);
    }

    /// A shorter period divides a period, and so does one that it divides by a prime. Cost: the heaps of the period
    /// for each prime divisor.
    ///
    /// @param unit every period is a multiple of it
    /// @return a shorter period; empty if there is none
    static OptionalLong shorter(long preperiod, long period, long unit, RepetitionTest repeats) {
        long rest = period / unit;
        for (long factor = 2; rest > 1; factor++) {
            if (factor * factor > rest) factor = rest;
            if (rest % factor != 0) continue;
            while (rest % factor == 0) rest /= factor;
            if (repeats(preperiod, period, period / factor, repeats)) return OptionalLong.of(period / factor);
        }
        return OptionalLong.empty();
    }

    /// Returns whether a part of the period repeats within it.
    private static boolean repeats(long preperiod, long period, long part, RepetitionTest repeats) {
        for (long n = preperiod; n + part < preperiod + period; n++) if (!repeats.at(n, part)) return false;
        return true;
    }

    /// @return whether neither a shorter period nor an earlier beginning would do
    public static boolean is(long preperiod, long period, long unit, RepetitionTest repeats) {
        return (preperiod == 0 || !repeats.at(preperiod - 1, period))
                && shorter(preperiod, period, unit, repeats).isEmpty();
    }
}
