package grundy.engine.rewrite;

import java.util.Arrays;
import java.util.List;

/// A region as a graph: its squares, their letters, and which lie beside each other. Filled by {@link #read}. Not for
/// several threads.
///
/// Squares are told apart by colours, 64-bit hashes, which those beside them make finer (colour refinement; B.
/// Weisfeiler and A. Leman 1968); squares that stay alike are told apart one by one, any first. So equal codes show
/// that two regions are one graph, whatever the hashes are, and different codes show nothing.
///
/// Cost: some tens of nanoseconds for each square and view.
final class RegionGraph {
    private static final int DIRECTIONS = 4;

    /// As many rounds tell most squares of most regions apart.
    private static final int ROUNDS = 3;

    private static final int NOBODY = Long.SIZE;

    /// The bits of the number of a square.
    private static final long NUMBER = NOBODY - 1;

    private final BitRules rules;
    private final GraphView[] views;
    private int count;
    private final int[] letters = new int[NOBODY];

    /// Of each square the numbers of those right, below, left and above, or {@link #NOBODY}.
    private final int[] beside = new int[DIRECTIONS * NOBODY];

    private final int[] numbers = new int[Long.SIZE];

    /// For each view the colours; nobody's is 0.
    private final long[][] colours;

    private final long[] sums;
    private long[] finer = new long[NOBODY + 1];

    /// The view with the least sum of colours.
    private int best;

    private final long[] sorted = new long[NOBODY];
    private final int[] places = new int[NOBODY];

    /// Of each square, in the order of colours, the letter, and behind all letters the bits of those beside each.
    private final long[] code = new long[2 * NOBODY];

    private final long[] otherCode = new long[2 * NOBODY];
    private boolean isCoded;

    /// Whether the squares are sorted as the best view shows them.
    private boolean isSorted;

    /// @param views the first one shows a region as it is
    RegionGraph(BitRules rules, List<GraphView> views) {
        this.rules = rules;
        this.views = views.toArray(GraphView[]::new);
        this.colours = new long[views.size()][NOBODY + 1];
        this.sums = new long[views.size()];
    }

    /// @param planes of a region
    /// @return a hash: the same for all regions that are the same graph, or the negative of it where views exchange
    ///     Left and Right
    long read(long[] planes) {
        draw(planes);
        isCoded = false;
        isSorted = false;
        best = 0;
        for (int view = 0; view < views.length; view++) {
            var shown = views[view].letters();
            for (int i = 0; i < count; i++) colours[view][i] = shown[letters[i]];
            refine(view);
            sums[view] = 0;
            for (int i = 0; i < count; i++) sums[view] += mixed(colours[view][i]);
            if (sums[view] < sums[best]) best = view;
        }
        return sums[best];
    }

    /// Reads a region that was read before, in a shorter time.
    ///
    /// @param order as {@link #order} gave it, from `from` on
    void recall(long[] planes, byte[] order, int from) {
        draw(planes);
        isCoded = false;
        isSorted = true;
        best = order[from];
        for (int place = 0; place < count; place++) sorted[place] = order[from + 1 + place];
    }

    /// @return how many squares there are
    int squares() {
        return count;
    }

    /// @param order gets, from `at` on, the best view and the squares in their order: one more than there
    ///     are squares
    void order(byte[] order, int at) {
        code();
        order[at] = (byte) best;
        for (int place = 0; place < count; place++) order[at + 1 + place] = (byte) (sorted[place] & NUMBER);
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
        int stride = rules.frame.stride();
        long right = region >>> 1 & ~rules.lastColumn;
        long below = stride == Long.SIZE ? 0 : region >>> stride;
        long left = region << 1 & ~rules.firstColumn;
        long above = stride == Long.SIZE ? 0 : region << stride;
        int at = 0;
        for (long open = region; open != 0; open &= open - 1) {
            int square = Long.numberOfTrailingZeros(open);
            beside[at++] = (right >>> square & 1) != 0 ? numbers[square + 1] : NOBODY;
            beside[at++] = (below >>> square & 1) != 0 ? numbers[square + stride] : NOBODY;
            beside[at++] = (left >>> square & 1) != 0 ? numbers[square - 1] : NOBODY;
            beside[at++] = (above >>> square & 1) != 0 ? numbers[square - stride] : NOBODY;
        }
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
            if (sums[view] != sums[best] || views[view].exchanges() == isNegative()) continue;
            code();
            encode(view, otherCode);
            isSorted = false;
            if (isSame(code, otherCode)) return true;
        }
        return false;
    }

    /// @return whether both are seen to be the same graph, where one may be shown as its negative
    boolean isSame(RegionGraph other) {
        return count == other.count && isSame(code(), other.code());
    }

    private boolean isSame(long[] one, long[] other) {
        return Arrays.equals(one, 0, 2 * count, other, 0, 2 * count);
    }

    private long[] code() {
        if (!isCoded) encode(best, code);
        isCoded = true;
        isSorted = true;
        return code;
    }

    private void encode(int view, long[] to) {
        if (!isSorted || view != best) tellApart(view);
        var shown = views[view].letters();
        for (int place = 0; place < count; place++) {
            int square = (int) (sorted[place] & NUMBER);
            places[square] = place;
            to[place] = shown[letters[square]];
        }
        for (int place = 0; place < count; place++) {
            int at = DIRECTIONS * (int) (sorted[place] & NUMBER);
            long there = 0;
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int square = beside[at + direction];
                there |= square == NOBODY ? 0 : 1L << places[square];
            }
            to[count + place] = there;
        }
    }

    /// Sorts the squares by their colours, made finer until they differ.
    private void tellApart(int view) {
        sort(colours[view]);
        if (alike() < 0) return;
        refine(view);
        sort(colours[view]);
        for (int alike = alike(), told = 0; alike >= 0 && told < count; alike = alike(), told++) {
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
