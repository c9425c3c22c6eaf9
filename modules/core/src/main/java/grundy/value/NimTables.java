package grundy.value;

/// Logarithms in the field of the nimbers below 2^16: they make its products, quotients and roots a matter of a few
/// look-ups. Made when first asked for, in about a millisecond; less than a megabyte.
final class NimTables {
    /// The number of nonzero nimbers below 2^16.
    static final int ORDER = 0xFFFF;

    /// The least nimber whose powers are all nonzero nimbers below 2^16.
    private static final int GENERATOR = 258;

    /// The logarithm of 0: so large that with any other it falls on the zeros after the powers.
    private static final int OF_ZERO = 2 * ORDER;

    private static final int HALF = 1 << 15;

    private static final int[] LOGARITHM = new int[1 << 16];
    private static final char[] POWER = new char[2 * OF_ZERO + 1];
    private static final char[] TIMES_HALF = new char[1 << 16];

    static {
        var times = timesGenerator();
        int power = 1;
        for (int i = 0; i < ORDER; i++) {
            if (i > 0 && power == 1) throw new AssertionError("The powers of " + GENERATOR + " repeat after " + i);
            LOGARITHM[power] = i;
            POWER[i] = (char) power;
            POWER[i + ORDER] = (char) power;
            power = times[power & 0xFF] ^ times[256 + (power >> 8)];
        }
        LOGARITHM[0] = OF_ZERO;
        for (int i = 0; i <= ORDER; i++) TIMES_HALF[i] = (char) product(i, HALF);
    }

    private NimTables() {}

    /// @return the products of the generator with each low and each high byte
    private static char[] timesGenerator() {
        var times = new char[512];
        for (int bit = 0; bit < 8; bit++) {
            times[1 << bit] = (char) byHalves(GENERATOR, 1 << bit, 8);
            times[256 + (1 << bit)] = (char) byHalves(GENERATOR, 1 << (bit + 8), 8);
        }
        for (int i = 1; i < 256; i++) {
            int rest = i & (i - 1);
            times[i] = (char) (times[rest] ^ times[i ^ rest]);
            times[256 + i] = (char) (times[256 + rest] ^ times[256 + (i ^ rest)]);
        }
        return times;
    }

    /// For a = a1*F + a0 and b likewise, F*F = F + F/2.
    ///
    /// @param bits of each half, 8, 4, 2 or 1
    private static int byHalves(int a, int b, int bits) {
        if (a == 0 || b == 0) return 0;
        if (a == 1 || b == 1) return a ^ b ^ 1;
        int mask = (1 << bits) - 1;
        int high = byHalves(a >> bits, b >> bits, bits / 2);
        int low = byHalves(a & mask, b & mask, bits / 2);
        int mixed = byHalves((a >> bits) ^ (a & mask), (b >> bits) ^ (b & mask), bits / 2);
        return (mixed ^ low) << bits ^ low ^ byHalves(high, 1 << (bits - 1), bits / 2);
    }

    /// @param a below 2^16
    /// @param b below 2^16
    static int product(int a, int b) {
        return POWER[LOGARITHM[a] + LOGARITHM[b]];
    }

    /// @param a below 2^16
    /// @return the product with 2^15
    static int timesHalf(int a) {
        return TIMES_HALF[a];
    }

    /// @param a below 2^16
    static int square(int a) {
        return POWER[2 * LOGARITHM[a]];
    }

    /// @param a below 2^16
    static int squareRoot(int a) {
        if (a == 0) return 0;
        int logarithm = LOGARITHM[a];
        return POWER[(logarithm & 1) == 0 ? logarithm / 2 : (logarithm + ORDER) / 2];
    }

    /// @param a from 1 to 2^16 - 1
    static int inverse(int a) {
        return POWER[ORDER - LOGARITHM[a]];
    }
}
