package grundy.check.period;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Counts how often each value of a sequence occurs, and finds where it occurs last. It reads the
/// values once, in order.
public final class ValueStatistics {
    private static final int MOST_VALUES = 1 << 22;

    private long[] counts = new long[256];
    private long[] last = new long[256];
    private int largest = -1;
    private long largestAt;
    private boolean cut;

    /// Statistics of no value yet.
    public ValueStatistics() {}

    /// A value with the number of its heaps and the last of them.
    public record Row(int value, long count, long last) {}

    /// Adds the values of the heaps first, first + 1, ...
    ///
    /// @param values at least 0
    /// @param count how many of the values are added
    public void add(long first, int[] values, int count) {
        for (int i = 0; i < count; i++) {
            int value = values[i];
            if (value > largest) {
                largest = value;
                largestAt = first + i;
            }
            if (value >= MOST_VALUES) {
                cut = true;
                continue;
            }
            if (value >= counts.length) grow(value);
            counts[value]++;
            last[value] = first + i;
        }
    }

    private void grow(int value) {
        int size = (int) Math.min(MOST_VALUES, Math.max(2L * counts.length, value + 1L));
        counts = Arrays.copyOf(counts, size);
        last = Arrays.copyOf(last, size);
    }

    /// @return the values that occur, ascending; without those from 4,194,304 on
    public List<Row> rows() {
        return IntStream.range(0, counts.length)
                .filter(value -> counts[value] > 0)
                .mapToObj(value -> new Row(value, counts[value], last[value]))
                .toList();
    }

    /// @return whether there are larger values than the rows have
    public boolean isCut() {
        return cut;
    }

    /// @return the largest value, -1 if there is none
    public int largest() {
        return largest;
    }

    /// @return the first heap of the largest value
    public long largestAt() {
        return largestAt;
    }
}
