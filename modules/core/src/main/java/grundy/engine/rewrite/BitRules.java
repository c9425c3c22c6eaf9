package grundy.engine.rewrite;

import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.PlacedPattern;
import grundy.rules.rewrite.RewriteBoard;
import grundy.rules.rewrite.RuleSymmetry;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Rules of a board of letters on a frame: its patterns, and how its letters go into words.
///
/// A position is `planes` words: square i holds the number, 0 for none, whose binary digit j is bit i of word j.
/// Letters that no pattern looks at are none.
final class BitRules {
    final BitFrame frame;
    final BitPattern[] left;
    final BitPattern[] right;
    final BitPattern[] until;

    /// Every pattern of either side once.
    final BitPattern[] all;

    /// Bits of the letters of each set of squares that some pattern asks for.
    final int[] masks;

    /// The number of letters that matter.
    final int letters;

    final int planes;
    final boolean hasGuards;

    /// The squares of the first and of the last column.
    final long firstColumn;

    final long lastColumn;
    private final RewriteBoard board;
    private final List<RuleSymmetry> symmetries;
    private final int[] normal;

    /// @param rows of the boards, at most
    /// @return empty if they do not fit a word
    static Optional<BitRules> of(RewriteBoard board, int rows, int columns) {
        return BitFrame.of(rows, columns).map(frame -> new BitRules(board, frame));
    }

    private BitRules(RewriteBoard board, BitFrame frame) {
        this.board = board;
        this.frame = frame;
        var rules = board.rules();
        int read = rules.read();
        this.normal = new int[rules.alphabet().size() + 1];
        int count = 0;
        for (int code = 1; code < normal.length; code++) if ((read >> code & 1) != 0) normal[code] = ++count;
        this.letters = count;
        this.planes = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(count));
        var letters = new ArrayList<Integer>();
        this.left = patterns(rules.left(), letters);
        this.right = rules.isImpartial() ? left : patterns(rules.right(), letters);
        this.until = patterns(rules.until(), letters);
        var both = new ArrayList<>(rules.left());
        for (var rewrite : rules.right()) if (!both.contains(rewrite)) both.add(rewrite);
        this.all = patterns(both, letters);
        this.masks = letters.stream().mapToInt(this::normalMask).toArray();
        this.hasGuards = both.stream().anyMatch(rewrite -> rewrite.unlessNextTo() != 0);
        this.firstColumn = frame.column(0);
        this.lastColumn = frame.column(frame.stride() - 1);
        this.symmetries = board.symmetries().stream()
                .filter(symmetry -> frame.isSquare() || symmetry.orientation().isUpright())
                .toList();
    }

    private BitPattern[] patterns(List<PlacedPattern> rewrites, List<Integer> letters) {
        return rewrites.stream()
                .map(rewrite -> BitPattern.of(rewrite, frame, normal, letters))
                .toArray(BitPattern[]::new);
    }

    /// @param mask bits of codes
    /// @return bits of the numbers of these letters
    private int normalMask(int mask) {
        int numbers = 0;
        for (int code = 1; code < normal.length; code++) if ((mask >> code & 1) != 0) numbers |= 1 << normal[code];
        return numbers & ~1;
    }

    BitPattern[] of(Side side) {
        return side == Side.LEFT ? left : right;
    }

    /// @return the symmetries that fit the frame, the identity first; letters are the numbers of this class
    List<RuleSymmetry> symmetries() {
        return withNumbers(symmetries);
    }

    private List<RuleSymmetry> withNumbers(List<RuleSymmetry> symmetries) {
        return symmetries.stream()
                .map(symmetry ->
                        new RuleSymmetry(symmetry.orientation(), numbers(symmetry.letters()), symmetry.exchanges()))
                .toList();
    }

    /// @param signed whether regions may be seen with Left and Right exchanged
    /// @return the ways to see a region as a graph; none if that would not show all that matters
    List<GraphView> graphViews(boolean signed) {
        return GraphView.of(board.rules(), withNumbers(board.symmetries()), signed);
    }

    /// @return the most rows that a region of a board of this size may have, turned so that it has the fewest
    int rows(int rows, int columns) {
        boolean turns = symmetries.stream()
                .anyMatch(symmetry ->
                        !symmetry.exchanges() && symmetry.orientation().swaps());
        return turns ? Math.min(rows, columns) : rows;
    }

    private int[] numbers(int[] codes) {
        var numbers = new int[letters + 1];
        for (int code = 1; code < normal.length; code++)
            if (normal[code] > 0) numbers[normal[code]] = normal[codes[code]];
        return numbers;
    }

    /// @return the number of each code
    int[] normal() {
        return normal.clone();
    }

    /// @param sets the squares of each of the sets of letters, on a board
    /// @return the places where a pattern fits
    long matches(BitPattern pattern, long[] sets) {
        long matches = pattern.matches(sets);
        if (pattern.guard() < 0 || matches == 0) return matches;
        return matches & ~pattern.blocked(frame.beside(sets[pattern.guard()], firstColumn, lastColumn), sets);
    }

    /// @param at where a pattern was applied
    /// @return the next place where it may be applied in the same move; -1 if that is beyond the frame
    int again(BitPattern pattern, int at) {
        int row = at / frame.stride() + pattern.stepRows();
        int column = at % frame.stride() + pattern.stepColumns();
        return row < 0 || column < 0 || !frame.holds(row + 1, column + 1) ? -1 : row * frame.stride() + column;
    }

    /// @return the squares on which the planes have a letter
    static long squares(long[] planes, int letter) {
        long on = -1;
        for (int plane = 0; plane < planes.length; plane++)
            on &= (letter >> plane & 1) != 0 ? planes[plane] : ~planes[plane];
        return on;
    }

    /// @param letters the squares of each letter
    /// @param sets gets the squares of each of the sets of letters
    void fill(long[] letters, long[] sets) {
        for (int i = 0; i < sets.length; i++) {
            long union = 0;
            for (int left = masks[i]; left != 0; left &= left - 1)
                union |= letters[Integer.numberOfTrailingZeros(left)];
            sets[i] = union;
        }
    }

    /// @param squares into which the squares of each letter are put, by its number
    /// @return whether the board fits the frame
    boolean read(LetterGrid board, long[] squares) {
        if (!frame.holds(board.rows(), board.columns())) return false;
        Arrays.fill(squares, 0);
        for (int row = 0; row < board.rows(); row++)
            for (int column = 0; column < board.columns(); column++)
                squares[normal[board.at(row, column)]] |= 1L << row * frame.stride() + column;
        squares[0] = 0;
        return true;
    }
}
