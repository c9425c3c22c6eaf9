package grundy.engine.rewrite;

import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.RewriteBoard;
import grundy.value.Side;
import java.util.Arrays;
import java.util.Optional;

/// The moves of a board of letters in words of bits: of each option the regions that it falls into, where they lie on
/// the board; and of a region the words that all its likenesses share.
///
/// Cost: some tens of nanoseconds for each pattern and region of an option. Not for several threads.
public final class BitMoves {
    private final BitRules rules;
    private final BitRegions regions;
    private final BitLikenesses likenesses;
    private final boolean signed;
    private final BitPacking packing;
    private final long[] planes;
    private final long[] leastPlanes;
    private final long[] squares;
    private final long[] option;
    private final long[] sets;
    private long[] parts = new long[64];

    private BitMoves(BitRules rules, boolean signed, BitPacking packing) {
        this.rules = rules;
        this.signed = signed;
        this.packing = packing;
        this.planes = new long[rules.planes];
        this.leastPlanes = new long[rules.planes];
        this.regions = new BitRegions(rules);
        this.likenesses = new BitLikenesses(rules);
        this.squares = new long[rules.letters + 1];
        this.option = new long[rules.letters + 1];
        this.sets = new long[rules.masks.length];
    }

    /// @param rows of the boards that will be asked about, at most
    /// @param signed whether regions may be seen with Left and Right exchanged
    /// @return empty if it has too many squares for a word
    public static Optional<BitMoves> of(RewriteBoard board, int rows, int columns, boolean signed) {
        return BitRules.of(board, rows, columns)
                .map(rules -> new BitMoves(rules, signed, BitPacking.loose(rules.planes)));
    }

    /// Returns the moves for boards that never have more rows, which take fewer words.
    public static Optional<BitMoves> packed(RewriteBoard board, int rows, int columns, boolean signed) {
        return BitRules.of(board, rows, columns)
                .map(rules -> new BitMoves(
                        rules, signed, new BitPacking(rules.planes, rules.rows(rows, columns) * rules.frame.stride())));
    }

    /// Receives an option.
    public interface Sink {
        /// @param words of its regions, concatenated; none if nobody can ever move again
        /// @param count of the regions
        void option(long[] words, int count);
    }

    /// @return the likenesses that recognise regions with the same graph; empty if patterns ask for more than the
    ///     graph shows
    public Optional<GraphLikenesses> graphs() {
        var views = rules.graphViews(signed);
        return views.isEmpty() ? Optional.empty() : Optional.of(new GraphLikenesses(rules, packing, views));
    }

    /// @return the number of words of a position
    public int words() {
        return packing.words();
    }

    /// @return the words of a whole board, not taken apart; empty if it does not fit
    public Optional<long[]> whole(LetterGrid board) {
        if (!rules.read(board, option)) return Optional.empty();
        planesOf(option, all());
        likenesses.least(planes, false, leastPlanes);
        for (long plane : leastPlanes) if (!packing.holds(plane)) return Optional.empty();
        var words = new long[packing.words()];
        packing.pack(leastPlanes, words, 0);
        return Optional.of(words);
    }

    /// @param words of a region, from `from` on
    /// @param least gets the words that all its likenesses share, from `at` on
    /// @return whether these show the negative
    public boolean least(long[] words, int from, long[] least, int at) {
        packing.unpack(words, from, planes);
        boolean isNegative = likenesses.least(planes, signed, leastPlanes);
        packing.pack(leastPlanes, least, at);
        return isNegative;
    }

    /// @param words of a region, from `from` on
    /// @return whether it looks like its negative
    public boolean isOwnNegative(long[] words, int from) {
        packing.unpack(words, from, planes);
        return likenesses.isOwnNegative(planes);
    }

    private long all() {
        long all = 0;
        for (int letter = 1; letter < option.length; letter++) all |= option[letter];
        return all;
    }

    /// @param words of a position, from `from` on
    /// @param tick called for each option
    public void generate(long[] words, int from, Side side, Runnable tick, Sink sink) {
        if (!unpack(words, from)) return;
        for (var pattern : rules.of(side)) {
            for (long at = matches(pattern); at != 0; at &= at - 1) {
                tick.run();
                apply(pattern, Long.numberOfTrailingZeros(at), sink);
                if (pattern.step() != 0) fill(squares);
            }
        }
    }

    /// @return whether there is an option
    public boolean canMove(long[] words, int from, Side side) {
        if (!unpack(words, from)) return false;
        for (var pattern : rules.of(side)) if (matches(pattern) != 0) return true;
        return false;
    }

    /// @return the number of places where a pattern fits
    public int mobility(long[] words, int from, Side side) {
        if (!unpack(words, from)) return 0;
        int count = 0;
        for (var pattern : rules.of(side)) count += Long.bitCount(matches(pattern));
        return count;
    }

    /// @return whether the game goes on
    private boolean unpack(long[] words, int from) {
        packing.unpack(words, from, planes);
        for (int letter = 1; letter < squares.length; letter++) squares[letter] = BitRules.squares(planes, letter);
        fill(squares);
        for (var pattern : rules.until) if (matches(pattern) != 0) return false;
        return true;
    }

    private void fill(long[] letters) {
        rules.fill(letters, sets);
    }

    private long matches(BitPattern pattern) {
        return rules.matches(pattern, sets);
    }

    private void apply(BitPattern pattern, int start, Sink sink) {
        System.arraycopy(squares, 0, option, 0, squares.length);
        int at = start;
        while (true) {
            for (int i = 0; i < pattern.changedPlaces().length; i++) {
                long square = 1L << at + pattern.changedPlaces()[i];
                for (int letter = 1; letter < option.length; letter++) option[letter] &= ~square;
                option[pattern.to()[i]] |= square;
            }
            option[0] = 0;
            tell(sink);
            if (pattern.step() == 0) return;
            at = rules.again(pattern, at);
            if (at < 0) return;
            fill(option);
            if ((matches(pattern) >>> at & 1) == 0) return;
        }
    }

    private void tell(Sink sink) {
        int count = 0;
        long left = regions.begin(option);
        if (regions.mayEnd()) {
            add(all(), count++);
            left = 0;
        }
        for (; left != 0; count++) {
            long region = regions.region(left & -left);
            add(region, count);
            left &= ~region;
        }
        sink.option(parts, count);
    }

    private void add(long region, int count) {
        int at = count * packing.words();
        if (at + packing.words() > parts.length) parts = Arrays.copyOf(parts, 2 * parts.length);
        planesOf(option, region);
        packing.pack(planes, parts, at);
    }

    private void planesOf(long[] letters, long region) {
        for (int plane = 0; plane < planes.length; plane++) {
            long on = 0;
            for (int letter = 1; letter < letters.length; letter++)
                if ((letter >> plane & 1) != 0) on |= letters[letter];
            planes[plane] = on & region;
        }
    }
}
