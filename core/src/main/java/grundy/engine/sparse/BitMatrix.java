package grundy.engine.sparse;

/// Squares of 64 times 64 bits.
final class BitMatrix {
    private BitMatrix() {}

    /// Bit j of word i becomes bit i of word j. Source: Warren, Hacker's Delight, section 7-3.
    static void transpose(long[] square) {
        long mask = 0x00000000FFFFFFFFL;
        for (int half = 32; half != 0; half >>= 1) {
            for (int i = 0; i < 64; i = i + half + 1 & ~half) {
                long changed = (square[i] >>> half ^ square[i + half]) & mask;
                square[i] ^= changed << half;
                square[i + half] ^= changed;
            }
            mask ^= mask << (half >> 1);
        }
    }
}
