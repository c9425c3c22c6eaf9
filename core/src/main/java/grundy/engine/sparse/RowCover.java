package grundy.engine.sparse;

/// Finds for a block of heaps at once which of them have an option of a value, by rows of bits that tell where a
/// value is taken: a row, moved by the distance to the heap that is left, tells for 64 heaps in a word.
final class RowCover {
    /// Heaps in a block.
    static final int BLOCK = 256;

    static final int WORDS = BLOCK / Long.SIZE;

    private static final int CHUNK = 16;

    private RowCover() {}

    /// Rows to be looked at for one value, the most promising first.
    ///
    /// @param place of the first word: of the row, less the distance in words
    /// @param shift 0 to 63: the first bit wanted in that word
    record Steps(int[] place, int[] shift, int count) {}

    /// Takes away the heaps that are covered by some row.
    ///
    /// @param rows all rows
    /// @param at place in a row of the block's first heap
    /// @param open a bit for each heap that is of interest; those not covered remain
    /// @return whether some remain
    static boolean reduce(long[] rows, int at, Steps steps, long[] open) {
        long a = ~open[0];
        long b = ~open[1];
        long c = ~open[2];
        long d = ~open[3];
        int[] place = steps.place;
        int[] shift = steps.shift;
        for (int from = 0; from < steps.count; from += CHUNK) {
            int to = Math.min(steps.count, from + CHUNK);
            for (int i = from; i < to; i++) {
                int p = at + place[i];
                int right = shift[i];
                int left = 63 - right;
                long second = rows[p + 1];
                long third = rows[p + 2];
                long fourth = rows[p + 3];
                a |= rows[p] >>> right | second << 1 << left;
                b |= second >>> right | third << 1 << left;
                c |= third >>> right | fourth << 1 << left;
                d |= fourth >>> right | rows[p + 4] << 1 << left;
            }
            if ((a & b & c & d) == -1L) break;
        }
        open[0] = ~a;
        open[1] = ~b;
        open[2] = ~c;
        open[3] = ~d;
        return (a & b & c & d) != -1L;
    }
}
