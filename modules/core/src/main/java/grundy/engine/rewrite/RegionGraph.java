package grundy.engine.rewrite;

import java.util.Arrays;
import java.util.List;

/// A region as a graph: its squares, their letters, and which lie beside each other. Filled by {@link #read}. Not for
/// several threads.
///
/// Squares are distinguished by colours, 64-bit hashes, which those beside them make finer (colour refinement; B.
/// Weisfeiler and A. Leman 1968); squares that stay alike are distinguished one by one, any first. So equal codes show
/// that two regions are one graph, whatever the hashes are, and different codes show nothing.
///
/// Cost: some tens of nanoseconds for each square.
final class RegionGraph {
    private static final int DIRECTIONS = 4;

    /// The number of rounds that distinguish most squares of most regions.
    private static final int ROUNDS = 3;

    private static final int NOBODY = Long.SIZE;

    /// The bits of the number of a square.
    private static final long NUMBER = NOBODY - 1;

    /// The bits of the number of squares of a region.
    private static final int COUNT_BITS = 7;

    private final int planes;
    private final GraphView[] views;

    /// For each square of the frame, those right, below, left and above, or {@link #NOBODY}.
    private final int[] places;

    private int count;
    private final int[] letters = new int[NOBODY];

    /// For each square of the region, the numbers of those right, below, left and above, or {@link
    /// #NOBODY}.
    private final int[] beside = new int[DIRECTIONS * NOBODY];

    /// The numbers of the squares of the frame; {@link #NOBODY} for all that are not of the region
    /// being drawn.
    private final int[] numbers = new int[NOBODY + 1];

    /// For each view the colours; nobody's is 0.
    private final long[][] colours;

    /// For each view, the sum of the colours, or that of the letters where another view has a lesser
    /// one.
    private final long[] sums;

    private final boolean[] isRefined;
    private long[] finer = new long[NOBODY + 1];

    /// The view with the least sum of letters, and of those with the same one that with the least sum of colours.
    private int best;

    private final long[] sorted = new long[NOBODY];

    /// For each number, the bit of its place in the order of colours; nobody's is 0.
    private final long[] bits = new long[NOBODY + 1];

    private final RegionCode code;
    private final RegionCode otherCode;
    private boolean isCoded;

    /// @param views the first one shows a region as it is
    RegionGraph(BitRules rules, List<GraphView> views) {
        this.planes = rules.planes;
        this.views = views.toArray(GraphView[]::new);
        this.places = places(rules.frame);
        this.colours = new long[views.size()][NOBODY + 1];
        this.sums = new long[views.size()];
        this.isRefined = new boolean[views.size()];
        int most = COUNT_BITS + NOBODY * planes + NOBODY * (NOBODY - 1) / 2;
        this.code = new RegionCode(most);
        this.otherCode = new RegionCode(most);
        Arrays.fill(numbers, NOBODY);
    }

    private static int[] places(BitFrame frame) {
        int stride = frame.stride();
        var places = new int[DIRECTIONS * NOBODY];
        Arrays.fill(places, NOBODY);
        for (int row = 0; row < frame.height(); row++)
            for (int column = 0; column < stride; column++) {
                int square = row * stride + column;
                int at = DIRECTIONS * square;
                if (column + 1 < stride) places[at] = square + 1;
                if (row + 1 < frame.height()) places[at + 1] = square + stride;
                if (column > 0) places[at + 2] = square - 1;
                if (row > 0) places[at + 3] = square - stride;
            }
        return places;
    }

    /// @param planes of a region
    /// @return a hash: the same for all regions that are the same graph, or the negative of it where views exchange
    ///     Left and Right
    long read(long[] planes) {
        draw(planes);
        isCoded = false;
        long least = Long.MAX_VALUE;
        for (int view = 0; view < views.length; view++) {
            var visible = views[view].letters();
            long sum = 0;
            for (int i = 0; i < count; i++) {
                long colour = visible[letters[i]];
                colours[view][i] = colour;
                sum += colour;
            }
            sums[view] = sum;
            least = Math.min(least, sum);
        }
        best = -1;
        for (int view = 0; view < views.length; view++) {
            isRefined[view] = sums[view] == least;
            if (!isRefined[view]) continue;
            refine(view);
            sums[view] = 0;
            for (int i = 0; i < count; i++) sums[view] += mixed(colours[view][i]);
            if (best < 0 || sums[view] < sums[best]) best = view;
        }
        return sums[best];
    }

    private void draw(long[] planes) {
        long region = 0;
        for (long plane : planes) region |= plane;
        count = 0;
        for (long left = region; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            int letter = 0;
            for (int plane = 0; plane < planes.length; plane++) letter |= (int) (planes[plane] >>> square & 1) << plane;
            numbers[square] = count;
            letters[count++] = letter;
        }
        int at = 0;
        for (long left = region; left != 0; left &= left - 1) {
            int from = DIRECTIONS * Long.numberOfTrailingZeros(left);
            for (int direction = 0; direction < DIRECTIONS; direction++)
                beside[at++] = numbers[places[from + direction]];
        }
        for (long left = region; left != 0; left &= left - 1) numbers[Long.numberOfTrailingZeros(left)] = NOBODY;
    }

    private void refine(int view) {
        for (int round = 0; round < ROUNDS; round++) {
            var own = colours[view];
            refine(own, finer);
            colours[view] = finer;
            finer = own;
        }
    }

    private void refine(long[] own, long[] next) {
        for (int i = 0, at = 0; i < count; i++, at += DIRECTIONS) {
            long sum = own[beside[at]] + own[beside[at + 1]] + own[beside[at + 2]] + own[beside[at + 3]];
            long product = (own[i] + sum * 0x9FB21C651E98DF25L) * 0xD6E8FEB86659FD93L;
            next[i] = product ^ product >>> 32;
        }
    }

    private static long mixed(long colour) {
        long product = colour * 0x9E3779B97F4A7C15L;
        return (product ^ product >>> 29) * 0xD6E8FEB86659FD93L;
    }

    /// @return whether the code shows the negative
    boolean isNegative() {
        return views[best].exchanges();
    }

    /// @return whether the same is seen with Left and Right exchanged
    boolean isOwnNegative() {
        for (int view = 0; view < views.length; view++) {
            if (!isRefined[view] || sums[view] != sums[best] || views[view].exchanges() == isNegative()) continue;
            var own = code();
            encode(view, otherCode);
            if (own.isSame(otherCode)) return true;
        }
        return false;
    }

    /// @return the number of squares, and of each, in the order of colours, the letter and which of those before
    ///     it lie beside it, as the best view shows it; of two regions with the same code both are the same
    ///     graph, or one the negative of the other where {@link #isNegative} differs. Valid until the next region
    ///     is read.
    RegionCode code() {
        if (!isCoded) encode(best, code);
        isCoded = true;
        return code;
    }

    private void encode(int view, RegionCode to) {
        tellApart(view);
        for (int place = 0; place < count; place++) bits[(int) (sorted[place] & NUMBER)] = 1L << place;
        var visible = views[view].letters();
        to.begin(count, COUNT_BITS);
        for (int place = 0; place < count; place++) {
            int square = (int) (sorted[place] & NUMBER);
            int at = DIRECTIONS * square;
            long there = bits[beside[at]] | bits[beside[at + 1]] | bits[beside[at + 2]] | bits[beside[at + 3]];
            to.add(visible[letters[square]], planes);
            to.add(there & (1L << place) - 1, place);
        }
        to.end();
    }

    /// Sorts the squares by their colours, made finer until they differ.
    private void tellApart(int view) {
        sort(colours[view]);
        if (alike() < 0) return;
        refine(view);
        sort(colours[view]);
        for (int alike = alike(), number = 0; alike >= 0 && number < count; alike = alike(), number++) {
            colours[view][alike] = mixed(colours[view][alike] + 1);
            refine(view);
            sort(colours[view]);
        }
    }

    /// Sorts by insertion, since there are few.
    private void sort(long[] own) {
        for (int i = 0; i < count; i++) {
            long next = own[i] & ~NUMBER | i;
            int at = i;
            for (; at > 0 && sorted[at - 1] > next; at--) sorted[at] = sorted[at - 1];
            sorted[at] = next;
        }
    }

    /// @return the first square with a colour that another has too; -1 if there is none
    private int alike() {
        for (int i = 1; i < count; i++)
            if ((sorted[i - 1] ^ sorted[i]) <= NUMBER && (sorted[i - 1] ^ sorted[i]) >= 0)
                return (int) (sorted[i - 1] & NUMBER);
        return -1;
    }
}
