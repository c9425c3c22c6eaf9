package grundy.value.canonical;

import grundy.value.Dyadic;
import java.util.stream.IntStream;

/// Finds which of 64 games lie below a game and which above it, as {@link UpStarBounds} does; their
/// options are sums of ups and nimbers. With both, two of three pairs of games that occur in Clobber
/// and are not ordered by ups and nimbers need no look at their options.
///
/// The games are those of two moves that told most pairs of Clobber 4x4 apart, each with its negative. They are no sums
/// of ups and nimbers themselves, and none is an option of another, so that what is known of ups and nimbers settles
/// them by the same rule.
final class DicotBounds {
    /// Left's options, and Right's.
    private static final String[] GAMES = {
        "0 ^* | v* 0",
        "* ^ | v *",
        "0 * | vv* v",
        "0 ^* | 0",
        "^ | *",
        "* ^ | v* 0",
        "^^* | 0 *",
        "0 | v*",
        "v * | 0",
        "v* 0 | 0 *",
        "0 * | vv v*",
        "^^ | * ^",
        "^^* | 0",
        "v * | vv*",
        "^^* | ^",
        "^^ | 0 *",
        "0 ^* | v",
        "^^ | *",
        "^^ | 0 ^*",
        "0 ^* | 0 *",
        "^^* | 0 ^*",
        "^ ^* | v* 0",
        "0 * | v *",
        "^ ^* | v *",
        "^^ | ^*",
        "^* | v",
        "^^^ | * ^",
        "^^^* | 0 ^*",
        "^^^* | ^ ^^*",
        "^^^ | ^^*",
        "^^^* | ^^",
        "^ | v",
        "^* | v*"
    };

    /// Nimbers are distinguished below this: greater ones are all alike beside a game that lasts for fewer
    /// moves, and the games, less at most {@link #MOST_UPS} ups, last for at most 14.
    private static final int NIMBERS = 16;

    /// More ups are above all games, and as many downs below, whatever nimber is beside them.
    private static final int MOST_UPS = UpStarBounds.MOST_UPS;

    /// The sums of ups and nimbers that are options of games, as bits of {@link UpStarBounds}.
    private static final long LEFT_USED;

    private static final long RIGHT_USED;

    /// For each bit of {@link UpStarBounds}, the games that have it for an option.
    private static final long[] WITH_LEFT = new long[Long.SIZE];

    private static final long[] WITH_RIGHT = new long[Long.SIZE];

    /// Of sums of ups and nimbers.
    private static final long[] UPPER = new long[(2 * MOST_UPS + 1) * NIMBERS];

    private static final long[] LOWER = new long[UPPER.length];

    static {
        int game = 0;
        long left = 0;
        long right = 0;
        for (var entry : GAMES) {
            var sides = entry.split(" \\| ");
            long lefts = bits(sides[0], 1);
            long rights = bits(sides[1], 1);
            enter(game++, lefts, rights);
            long negativeLefts = bits(sides[1], -1);
            long negativeRights = bits(sides[0], -1);
            left |= lefts | negativeLefts;
            right |= rights | negativeRights;
            if (negativeLefts != lefts || negativeRights != rights) enter(game++, negativeLefts, negativeRights);
        }
        if (game > Long.SIZE) throw new AssertionError("There are bits for 64 games, not for " + game);
        LEFT_USED = left;
        RIGHT_USED = right;
        var bounds = new DicotBounds();
        for (int ups = 0; ups <= MOST_UPS; ups++)
            for (int nimber = 0; nimber < NIMBERS; nimber++)
                for (int sign = 1; sign >= -1; sign -= 2) bounds.enterSum(sign * ups, nimber);
    }

    private long upper;
    private long lower;

    private static void enter(int game, long lefts, long rights) {
        for (long left = lefts; left != 0; left &= left - 1) WITH_LEFT[Long.numberOfTrailingZeros(left)] |= 1L << game;
        for (long left = rights; left != 0; left &= left - 1)
            WITH_RIGHT[Long.numberOfTrailingZeros(left)] |= 1L << game;
    }

    /// @param sign -1 for the negatives
    private static long bits(String options, int sign) {
        long bits = 0;
        for (var option : options.split(" ")) {
            int ups = (int) (option.chars().filter(letter -> letter == '^').count()
                    - option.chars().filter(letter -> letter == 'v').count());
            bits |= UpStarBounds.bit(sign * ups, option.endsWith("*") ? 1 : 0);
        }
        return bits;
    }

    private void enterSum(int ups, int nimber) {
        var options = NumberUpStar.options(Dyadic.ZERO, ups, nimber);
        long above = 0;
        for (var option : options.left()) above |= LOWER[index(option.ups(), option.nimber())];
        long below = 0;
        for (var option : options.right()) below |= UPPER[index(option.ups(), option.nimber())];
        find(above, below, UpStarBounds.atLeast(ups, nimber), UpStarBounds.atMost(ups, nimber), false);
        UPPER[index(ups, nimber)] = upper;
        LOWER[index(ups, nimber)] = lower;
    }

    private static int index(int ups, int nimber) {
        return (Math.clamp(ups, -MOST_UPS, MOST_UPS) + MOST_UPS) * NIMBERS + Math.min(nimber, NIMBERS - 1);
    }

    /// @return the options of the game of a bit, without numbers
    static NumberUpStar.Options options(int bit) {
        return new NumberUpStar.Options(with(WITH_LEFT, bit), with(WITH_RIGHT, bit));
    }

    private static NumberUpStar[] with(long[] games, int bit) {
        return IntStream.range(0, games.length)
                .filter(option -> (games[option] >>> bit & 1) != 0)
                .mapToObj(UpStarBounds::sum)
                .toArray(NumberUpStar[]::new);
    }

    /// @return the bits of the bounds that are at most a number of ups plus a nimber
    static long atMost(int ups, int nimber) {
        return LOWER[index(ups, nimber)];
    }

    /// @return the bits of the bounds that are at least a number of ups plus a nimber
    static long atLeast(int ups, int nimber) {
        return UPPER[index(ups, nimber)];
    }

    /// Works out both of a position from those of its options, and from its {@link UpStarBounds}.
    ///
    /// @param above those that some Left option is at least
    /// @param below those that some Right option is at most
    /// @param stopsDiffer whether the position's left stop is not its right stop
    void find(long above, long below, long upperUpStars, long lowerUpStars, boolean stopsDiffer) {
        upper = ~above;
        lower = ~below;
        if (stopsDiffer) return;
        for (long left = lowerUpStars & RIGHT_USED; left != 0; left &= left - 1)
            upper &= ~WITH_RIGHT[Long.numberOfTrailingZeros(left)];
        for (long left = upperUpStars & LEFT_USED; left != 0; left &= left - 1)
            lower &= ~WITH_LEFT[Long.numberOfTrailingZeros(left)];
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
