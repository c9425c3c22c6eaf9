package grundy.engine.heap.dense;

/// Looks for nim-sums among pairs of lanes.
final class PairScan {
    /// The most sums that one scan looks for.
    static final int MOST = 4;

    private static final long ONES = 0x0001_0001_0001_0001L;
    private static final long ALL = 0x7FFF_7FFF_7FFF_7FFFL;
    private static final long TOP = 0x8000_8000_8000_8000L;

    private PairScan() {}

    /// @return a lane of the sum in each of the four places
    static long lanes(int sum) {
        return sum * ONES;
    }

    /// Marks all nim-sums of some words.
    ///
    /// @param marks as many as a power of 2, more than any nim-sum
    static void mark(long[] one, int from, long[] other, int at, int words, byte[] marks) {
        int within = marks.length - 1;
        if (within < 0) return;
        for (int i = 0; i < words; i++) {
            long sums = one[from + i] ^ other[at + i];
            marks[(int) sums & within] = 1;
            marks[(int) (sums >>> 16) & within] = 1;
            marks[(int) (sums >>> 32) & within] = 1;
            marks[(int) (sums >>> 48) & within] = 1;
        }
    }

    /// Finds which of the first sums occur. A lane less than 2^15 plus 2^15 - 1 has its highest bit
    /// unless it is 0, and nothing is carried into the next one.
    ///
    /// One loop for each count, in one method on purpose: it is too long to be put into its callers, where the
    /// compiler of the virtual machine does not turn it into vector operations (measured: 7 times as slow).
    ///
    /// @param sums as lanes
    /// @return bit k: whether some pair has the nim-sum number k
    static int find(long[] one, int from, long[] other, int at, int words, long[] sums, int count) {
        long first = -1;
        long second = -1;
        long third = -1;
        long fourth = -1;
        long s0 = sums[0];
        long s1 = sums[1];
        long s2 = sums[2];
        long s3 = sums[3];
        switch (count) {
            case 1 -> {
                for (int i = 0; i < words; i++) {
                    long pair = one[from + i] ^ other[at + i];
                    first &= (pair ^ s0) + ALL;
                }
            }
            case 2 -> {
                for (int i = 0; i < words; i++) {
                    long pair = one[from + i] ^ other[at + i];
                    first &= (pair ^ s0) + ALL;
                    second &= (pair ^ s1) + ALL;
                }
            }
            case 3 -> {
                for (int i = 0; i < words; i++) {
                    long pair = one[from + i] ^ other[at + i];
                    first &= (pair ^ s0) + ALL;
                    second &= (pair ^ s1) + ALL;
                    third &= (pair ^ s2) + ALL;
                }
            }
            default -> {
                for (int i = 0; i < words; i++) {
                    long pair = one[from + i] ^ other[at + i];
                    first &= (pair ^ s0) + ALL;
                    second &= (pair ^ s1) + ALL;
                    third &= (pair ^ s2) + ALL;
                    fourth &= (pair ^ s3) + ALL;
                }
            }
        }
        return bit(first, 1) | bit(second, 2) | bit(third, 4) | bit(fourth, 8);
    }

    private static int bit(long missing, int bit) {
        return (missing & TOP) == TOP ? 0 : bit;
    }
}
