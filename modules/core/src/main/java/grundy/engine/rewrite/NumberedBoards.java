package grundy.engine.rewrite;

import grundy.limit.LimitException;
import grundy.rules.rewrite.Alphabet;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.RewriteBoard;
import grundy.text.Message;
import grundy.value.Side;
import java.util.Arrays;
import java.util.stream.Stream;

/// All boards of one size, numbered: each square is a digit, of which the last square has the lowest. Letters that no
/// pattern looks at are one digit, which is there if some pattern writes one.
///
/// Not for several threads.
final class NumberedBoards {
    private static final int MOST_SQUARES = 63;

    private final BitRules rules;
    private final int rows;
    private final int columns;

    /// The letter whose digit is 0: 0 where there are letters nobody looks at, else 1.
    private final int least;

    private final int base;

    /// The value of the digit 1 at each square.
    private final long[] powers;

    /// The square of each bit of the frame, or -1.
    private final int[] squareOf;

    private final int[] bitOf;
    private final long[] letters;
    private final long[] later;
    private final long[] sets;
    private final long size;

    private NumberedBoards(BitRules rules, int rows, int columns, long most) {
        this.rules = rules;
        this.rows = rows;
        this.columns = columns;
        this.least = writesOthers(rules) ? 0 : 1;
        this.base = rules.letters + 1 - least;
        this.powers = new long[rows * columns];
        this.bitOf = new int[rows * columns];
        this.squareOf = new int[Long.SIZE];
        this.letters = new long[rules.letters + 1];
        this.later = new long[rules.letters + 1];
        this.sets = new long[rules.masks.length];
        Arrays.fill(squareOf, -1);
        long power = 1;
        for (int square = powers.length - 1; square >= 0; square--) {
            bitOf[square] = square / columns * rules.frame.stride() + square % columns;
            squareOf[bitOf[square]] = square;
            powers[square] = power;
            if (power > most / base) throw tooMany(most);
            power *= base;
        }
        this.size = power;
    }

    /// @param most how many there may be
    /// @throws LimitException if there are more
    static NumberedBoards of(RewriteBoard board, int rows, int columns, long most) {
        if ((long) rows * columns > MOST_SQUARES) throw tooMany(most);
        var rules = BitRules.of(board, rows, columns).orElseThrow(() -> tooMany(most));
        return new NumberedBoards(rules, rows, columns, most);
    }

    private static LimitException tooMany(long most) {
        return new LimitException(Message.of("limit.box", "most", most));
    }

    private static boolean writesOthers(BitRules rules) {
        return Stream.of(rules.left, rules.right)
                .flatMap(Arrays::stream)
                .flatMapToInt(pattern -> Arrays.stream(pattern.to()))
                .anyMatch(letter -> letter == 0);
    }

    /// @return the number of boards
    long size() {
        return size;
    }

    /// @return the board with a number; where letters are indistinguishable, the first of them
    LetterGrid board(long number) {
        var normal = rules.normal();
        var codes = new byte[powers.length];
        for (int square = 0; square < codes.length; square++) {
            int letter = letter(number, square);
            codes[square] = Alphabet.NO_SQUARE;
            for (int code = normal.length - 1; code >= 1; code--)
                if (normal[code] == letter) codes[square] = (byte) code;
        }
        return new LetterGrid(rows, columns, codes);
    }

    private int letter(long number, int square) {
        return (int) (number / powers[square] % base) + least;
    }

    /// Receives the numbers of options.
    @FunctionalInterface
    interface Sink {
        /// @return whether others are wanted
        boolean option(long number);
    }

    /// Passes on the options of a side, some of them perhaps twice.
    ///
    /// @return whether there is any
    boolean options(long number, Side side, Sink sink) {
        read(number);
        fill(letters);
        for (var pattern : rules.until) if (matches(pattern) != 0) return false;
        boolean any = false;
        for (var pattern : rules.of(side)) {
            for (long at = matches(pattern); at != 0; at &= at - 1) {
                any = true;
                if (!apply(pattern, Long.numberOfTrailingZeros(at), number, sink)) return true;
                if (pattern.step() != 0) fill(letters);
            }
        }
        return any;
    }

    private void read(long number) {
        Arrays.fill(letters, 0);
        long left = number;
        for (int square = powers.length - 1; square >= 0; square--) {
            letters[(int) (left % base) + least] |= 1L << bitOf[square];
            left /= base;
        }
    }

    private void fill(long[] letterSets) {
        rules.fill(letterSets, sets);
    }

    private long matches(BitPattern pattern) {
        return rules.matches(pattern, sets);
    }

    private boolean apply(BitPattern pattern, int start, long number, Sink sink) {
        System.arraycopy(letters, 0, later, 0, letters.length);
        long to = number;
        int at = start;
        while (true) {
            for (int i = 0; i < pattern.changedPlaces().length; i++) {
                int bit = at + pattern.changedPlaces()[i];
                to += (pattern.to()[i] - removeLetter(bit)) * powers[squareOf[bit]];
                later[pattern.to()[i]] |= 1L << bit;
            }
            if (!sink.option(to)) return false;
            if (pattern.step() == 0) return true;
            at = rules.again(pattern, at);
            if (at < 0) return true;
            fill(later);
            if ((matches(pattern) >>> at & 1) == 0) return true;
        }
    }

    /// Takes away the letter that stands there.
    private int removeLetter(int bit) {
        for (int letter = 0; letter < later.length; letter++) {
            if ((later[letter] >>> bit & 1) == 0) continue;
            later[letter] &= ~(1L << bit);
            return letter;
        }
        throw new AssertionError("Each square has a letter");
    }
}
