package grundy.engine.heap;

/// The divisors of one heap after the other, worked out for many heaps at a time by a sieve.
///
/// Cost: about ln(n) steps for each heap n, and the square root of n for each block of 65,536 of them.
public final class DivisorBlocks {
    private static final int LENGTH = 1 << 16;
    private long start = -1;
    private int[] ends = new int[0];
    private long[] divisors = new long[0];
    private int current;

    /// No block has been worked out yet.
    public DivisorBlocks() {}

    /// @param heap at least 0; those that follow one another cost least
    public void moveTo(long heap) {
        long block = heap & -LENGTH;
        if (block != start) fill(block);
        current = (int) (heap - block);
    }

    /// @return the index of the first divisor of the heap last moved to; 0 has none
    public int first() {
        return ends[current];
    }

    /// @return the index after the last divisor
    public int end() {
        return ends[current + 1];
    }

    /// @param index from {@link #first} to {@link #end} exclusive
    /// @return a divisor; each occurs once, in no special order
    public long at(int index) {
        return divisors[index];
    }

    private void fill(long block) {
        start = block;
        if (ends.length == 0) ends = new int[LENGTH + 1];
        var counts = new int[LENGTH];
        long most = block + LENGTH - 1;
        for (long d = 1; d * d <= most; d++)
            for (long n = first(block, d); n <= most; n += d) counts[(int) (n - block)] += n == d * d ? 1 : 2;
        ends[0] = 0;
        for (int i = 0; i < LENGTH; i++) ends[i + 1] = ends[i] + counts[i];
        if (divisors.length < ends[LENGTH]) divisors = new long[ends[LENGTH]];
        for (long d = 1; d * d <= most; d++) {
            for (long n = first(block, d); n <= most; n += d) {
                int i = (int) (n - block);
                divisors[ends[i] + --counts[i]] = d;
                if (n != d * d) divisors[ends[i] + --counts[i]] = n / d;
            }
        }
    }

    /// @return the first multiple of d in the block of which d is the lesser of two divisors
    private static long first(long block, long d) {
        return Math.max(d * d, (block + d - 1) / d * d);
    }
}
