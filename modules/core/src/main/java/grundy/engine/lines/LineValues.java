package grundy.engine.lines;

import grundy.limit.MemoryLedger;
import java.util.Arrays;

/// The values that occur so far on each line of one direction.
final class LineValues {
    final MoveLine line;
    private final int to;
    private final MemoryLedger.Grant memory;
    private final long[][] words;
    /// No smaller value is absent.
    private final int[] least;

    /// @param memory from which the bits are drawn, also by tables in other threads
    LineValues(MoveLine line, int to, MemoryLedger.Grant memory) {
        this.memory = memory;
        this.line = line;
        this.to = to;
        this.words = new long[line.count(to)][];
        this.least = new int[words.length];
    }

    int number(int a, int b) {
        return line.number(a, b, to);
    }

    int least(int number) {
        return least[number];
    }

    /// @return 64 values from `64 * word` on
    long word(int number, int word) {
        var row = words[number];
        return row == null || word >= row.length ? 0 : row[word];
    }

    boolean isEmpty(int number) {
        return words[number] == null;
    }

    void add(int number, int value) {
        var row = words[number];
        int word = value >> 6;
        if (row == null || word >= row.length) {
            int length = word + 2 + (row == null ? 0 : word >> 3);
            synchronized (memory) {
                memory.take(Long.BYTES * (long) (row == null ? length : length - row.length));
            }
            row = row == null ? new long[length] : Arrays.copyOf(row, length);
            words[number] = row;
        }
        row[word] |= 1L << value;
        if (value != least[number]) return;
        int next = word;
        while (next < row.length && row[next] == -1) next++;
        least[number] = next == row.length ? next << 6 : (next << 6) + Long.numberOfTrailingZeros(~row[next]);
    }
}
