package grundy.rules.rewrite;

import grundy.rules.PositionNotation;
import java.util.List;

/// The notation of boards of letters: drawn row by row, `..x/o..`, or given by their size, `4x5`;
/// several joined by `+`.
///
/// @param isStrip whether all boards have one row
/// @param alphabet of the board; `#` stands for no square if it is not among the letters
/// @param start what boards given by their size are covered with; of a strip given by several lengths, one letter for
///     each; none if a size says nothing
/// @param isHashRead whether `#` is a letter that matters, so that `_` stands for no square
public record LetterNotation(boolean isStrip, Alphabet alphabet, List<LetterGrid> start, boolean isHashRead)
        implements PositionNotation<LetterGrid> {
    private static final char HASH = '#';

    static LetterNotation of(RewriteRules rules) {
        int hash = rules.alphabet().code(HASH);
        return new LetterNotation(
                rules.isStrip(), rules.alphabet(), rules.start(), hash > 0 && (rules.read() >> hash & 1) != 0);
    }

    /// @param letters the first of which covers boards given by their size
    public static LetterNotation of(boolean isStrip, String letters) {
        return new LetterNotation(isStrip, new Alphabet(letters), List.of(new LetterGrid(1, 1, new byte[] {1})), false);
    }

    @Override
    public LetterGrid read(String text) {
        return new LetterText(this, text).one();
    }

    @Override
    public List<LetterGrid> readAll(String text) {
        return new LetterText(this, text).all();
    }

    @Override
    public String write(LetterGrid board) {
        return LetterText.write(this, board);
    }
}
