package grundy.pattern;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;

/// Values of consecutive heaps, as somebody wrote them down.
///
/// @param first the heap of the first value, at least 0
/// @param values at least one, each at least 0
/// @param reading what the values are
public record InputTable(long first, long[] values, Reading reading) {
    /// The meaning of a table's numbers.
    public enum Reading {
        /// Nim-values.
        VALUES,
        /// Outcomes: 0 where the player to move loses (P), 1 where he wins (N).
        OUTCOMES,
        /// Outcomes too, but made from a list of the heaps in which the player to move loses.
        POSITIONS;

        /// @return lower-case name, as an option and in JSON
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// @return the number of given values
    public int length() {
        return values.length;
    }

    /// @return the heap after the last one
    public long end() {
        return first + values.length;
    }

    /// @return the value of a heap of the table
    public long at(long heap) {
        return values[(int) (heap - first)];
    }

    /// @return whether the values are only won and lost
    public boolean isOutcomes() {
        return reading != Reading.VALUES;
    }

    /// @return the first `length` values
    public InputTable prefix(int length) {
        return length >= values.length ? this : new InputTable(first, Arrays.copyOf(values, length), reading);
    }

    /// @return the greatest value given
    public long largest() {
        return Arrays.stream(values).max().orElse(0);
    }

    /// @return the number of different values that are given
    public long distinct() {
        return Arrays.stream(values).distinct().count();
    }

    /// @return whether each number is larger than the one before, as in a list of heaps
    public boolean isAscending() {
        for (int i = 1; i < values.length; i++) if (values[i] <= values[i - 1]) return false;
        return true;
    }

    /// The information in the table, in bits: a value, or a step from one to the next, is worth more
    /// the rarer it is. A rule that takes as many bits to write down would fit some table whatever it
    /// says.
    ///
    /// @return at least 1
    long information() {
        var steps = new long[values.length];
        for (int i = 1; i < steps.length; i++) steps[i] = values[i] - values[i - 1];
        return Math.max(1, Math.min(information(values), information(steps)));
    }

    private static long information(long[] values) {
        var counts = new HashMap<Long, Integer>();
        for (long value : values) counts.merge(value, 1, Integer::sum);
        long bits = 0;
        for (int count : counts.values()) bits += (long) count * bits(values.length / count - 1);
        return bits;
    }

    /// @return the number of values that carry as much information as that many bits
    int valuesForBits(long bits) {
        long worth = Math.ceilDiv(Math.multiplyExact(bits, (long) length()), information());
        return (int) Math.min(Integer.MAX_VALUE, worth);
    }

    /// @return length in base 2, at least 1 for numbers above 0
    static int bits(long number) {
        return Long.SIZE - Long.numberOfLeadingZeros(Math.abs(number));
    }
}
