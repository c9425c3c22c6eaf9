package grundy.value.canonical;

import grundy.value.Dyadic;

/// Finds which sums of ups and nimbers lie below a game and which above it, a bit for each of a few of
/// them: most pairs of games are distinguished, or ordered, by these alone.
///
/// Of a game G with left stop m and right stop n the upper ones are the r with `G <= m + r`, the lower
/// ones those with `n + r <= G`. They follow from those of the options: `G <= m + r` unless some Left
/// option is at least `m + r`, for which its right stop must be m, or some right option of r makes
/// `m + r^R <= G`, for which n must be m.
///
/// Source: the definition of the order (Conway 1976, chapter 0), and that one moves in a number last (number
/// avoidance, chapter 8).
final class UpStarBounds {
    /// From this many downs to this many ups.
    static final int MOST_UPS = 7;

    /// Nimbers below this; a power of 2, so that no option leads out.
    private static final int NIMBERS = 4;

    private static final int COUNT = (2 * MOST_UPS + 1) * NIMBERS;

    /// The bit of 0.
    static final long ZERO = 1L << index(0, 0);

    private static final long ALL = -1L >>> Long.SIZE - COUNT;

    /// Bits of the options of each, and in which order options come before those that have them.
    private static final long[] LEFT = new long[COUNT];

    private static final long[] RIGHT = new long[COUNT];
    private static final int[] ORDER = new int[COUNT];

    static {
        int count = 0;
        for (int ups = 0; ups <= MOST_UPS; ups++)
            for (int nimber = 0; nimber < NIMBERS; nimber++) {
                count = enter(count, ups, nimber);
                if (ups > 0) count = enter(count, -ups, nimber);
            }
    }

    private long upper;
    private long lower;

    private static int enter(int count, int ups, int nimber) {
        var options = NumberUpStar.options(Dyadic.ZERO, ups, nimber);
        int index = index(ups, nimber);
        LEFT[index] = bits(options.left());
        RIGHT[index] = bits(options.right());
        ORDER[count] = index;
        return count + 1;
    }

    private static long bits(NumberUpStar[] options) {
        long bits = 0;
        for (var option : options) bits |= 1L << index(option.ups(), option.nimber());
        return bits;
    }

    /// @return the bit of a number of ups, at most {@link #MOST_UPS} either way, plus a nimber below 4
    static long bit(int ups, int nimber) {
        return 1L << index(ups, nimber);
    }

    /// @return the sum of a bit, from 0
    static NumberUpStar sum(int bit) {
        return new NumberUpStar(Dyadic.ZERO, bit / NIMBERS - MOST_UPS, bit % NIMBERS);
    }

    private static int index(int ups, int nimber) {
        return (ups + MOST_UPS) * NIMBERS + nimber;
    }

    /// @return the bits of the bounds that are at most a number of ups plus a nimber
    static long atMost(int ups, int nimber) {
        long bits = 0;
        for (int i = 0; i < COUNT; i++)
            if (NumberUpStar.isAtMost(i / NIMBERS - MOST_UPS, i % NIMBERS, ups, nimber)) bits |= 1L << i;
        return bits;
    }

    /// @return the bits of the bounds that are at least a number of ups plus a nimber
    static long atLeast(int ups, int nimber) {
        long bits = 0;
        for (int i = 0; i < COUNT; i++)
            if (NumberUpStar.isAtMost(ups, nimber, i / NIMBERS - MOST_UPS, i % NIMBERS)) bits |= 1L << i;
        return bits;
    }

    /// Works out both of a position from those of its options.
    ///
    /// @param above those that some Left option is at least
    /// @param below those that some Right option is at most
    /// @param stopsDiffer whether the position's left stop is not its right stop
    void find(long above, long below, boolean stopsDiffer) {
        if (stopsDiffer) {
            upper = ALL & ~above;
            lower = ALL & ~below;
            return;
        }
        upper = 0;
        lower = 0;
        for (int i : ORDER) {
            long bit = 1L << i;
            boolean isUpper = (above & bit) == 0 && (RIGHT[i] & lower) == 0;
            boolean isLower = (below & bit) == 0 && (LEFT[i] & upper) == 0;
            if (isUpper) upper |= bit;
            if (isLower) lower |= bit;
        }
    }

    /// @return the bits of the bounds that the position is at most, beside its left stop
    long upper() {
        return upper;
    }

    /// @return the bits of the bounds that the position is at least, beside its right stop
    long lower() {
        return lower;
    }
}
