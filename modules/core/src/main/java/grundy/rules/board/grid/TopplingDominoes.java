package grundy.rules.board.grid;

import grundy.rules.rewrite.Alphabet;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.LetterNotation;
import grundy.rules.rewrite.TwoColourBoard;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Toppling Dominoes: a row of dominoes, x for Left, o for Right, e for either. A move topples an own domino to the
/// left or to the right; it goes with all that stand on that side of it, up to a gap (#).
///
/// Source: A. Fink, R. J. Nowakowski, A. N. Siegel and D. Wolfe, Toppling conjectures, Games of No Chance 4 (2015).
public record TopplingDominoes() implements TwoColourBoard {
    private static final LetterNotation NOTATION = LetterNotation.of(true, "exo");
    private static final byte EITHER = 1;

    @Override
    public LetterNotation notation() {
        return NOTATION;
    }

    @Override
    public List<LetterGrid> options(LetterGrid row, byte own) {
        var options = new ArrayList<LetterGrid>();
        var codes = row.codes();
        for (int at = 0; at < codes.length; at++) {
            if (codes[at] != own && codes[at] != EITHER) continue;
            options.add(toppled(codes, at, -1));
            options.add(toppled(codes, at, 1));
        }
        return options;
    }

    private static LetterGrid toppled(byte[] codes, int at, int step) {
        var after = codes.clone();
        for (int i = at; i >= 0 && i < codes.length && codes[i] != Alphabet.NO_SQUARE; i += step)
            after[i] = Alphabet.NO_SQUARE;
        return new LetterGrid(1, after.length, after);
    }

    /// The rows between the gaps, each seen from the side that comes first in a fixed order.
    @Override
    public List<LetterGrid> parts(LetterGrid row) {
        var codes = row.codes();
        var parts = new ArrayList<LetterGrid>();
        for (int from = 0; from < codes.length; from++) {
            int to = from;
            while (to < codes.length && codes[to] != Alphabet.NO_SQUARE) to++;
            if (to > from) parts.add(part(Arrays.copyOfRange(codes, from, to)));
            from = to;
        }
        return parts.isEmpty() ? List.of(LetterGrid.EMPTY) : parts;
    }

    private static LetterGrid part(byte[] codes) {
        var other = new byte[codes.length];
        for (int i = 0; i < codes.length; i++) other[i] = codes[codes.length - 1 - i];
        return new LetterGrid(1, codes.length, Arrays.compare(other, codes) < 0 ? other : codes);
    }
}
