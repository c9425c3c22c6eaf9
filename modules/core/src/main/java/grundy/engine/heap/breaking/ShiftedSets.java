package grundy.engine.heap.breaking;

import java.util.Arrays;

/// Unions of sets of nim-values, each of them nim-added to a value of its own. Sets whose values agree in the last six
/// digits are gathered word by word; only in the end the bits within words change places, once for each of the 64
/// endings.
final class ShiftedSets {
    private static final int ENDINGS = 64;

    private final long[][] gathered = new long[ENDINGS][0];
    private final int[] used = new int[ENDINGS];

    void or(CodeSet set, int value) {
        long[] words = set.words();
        int size = set.size();
        if (size == 0) return;
        int ending = value & ENDINGS - 1;
        int move = value >> 6;
        int room = Math.max(1, 2 * Integer.highestOneBit(size - 1 | move));
        if (room > gathered[ending].length) gathered[ending] = Arrays.copyOf(gathered[ending], room);
        used[ending] = Math.max(used[ending], room);
        long[] into = gathered[ending];
        for (int i = 0; i < size; i++) into[i ^ move] |= words[i];
    }

    /// @return the union of all that was gathered, which is forgotten
    CodeSet union() {
        int room = Arrays.stream(used).max().orElse(0);
        long[] union = new long[room];
        for (int ending = 0; ending < ENDINGS; ending++) {
            long[] from = gathered[ending];
            for (int i = 0; i < used[ending]; i++) if (from[i] != 0) union[i] |= shifted(from[i], ending);
            Arrays.fill(from, 0, used[ending], 0);
            used[ending] = 0;
        }
        return CodeSet.of(union);
    }

    private static long shifted(long word, int by) {
        long result = word;
        for (int bit = 0; bit < 6; bit++)
            if ((by >> bit & 1) != 0)
                result = (result & CodeSet.LOW[bit]) << (1 << bit) | result >>> (1 << bit) & CodeSet.LOW[bit];
        return result;
    }
}
