package grundy.rules.board.grid;

import grundy.rules.rewrite.Alphabet;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.LetterNotation;
import grundy.rules.rewrite.TwoColourBoard;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Push and Shove: a strip with pieces of Left (x) and of Right (o). A move takes an own piece one square to the
/// left; pieces in its way go along, and the leftmost may fall off the end of the strip.
///
/// Source: M. H. Albert, R. J. Nowakowski and D. Wolfe, Lessons in Play (2007).
///
/// @param isShove whether all pieces to the left go along (Shove), or only those that stand in a row with the one
///     moved (Push)
public record PushedPieces(boolean isShove) implements TwoColourBoard {
    private static final LetterNotation NOTATION = LetterNotation.of(true, ".xo");

    @Override
    public LetterNotation notation() {
        return NOTATION;
    }

    @Override
    public List<LetterGrid> options(LetterGrid strip, byte own) {
        var options = new ArrayList<LetterGrid>();
        var codes = strip.codes();
        for (int at = 0; at < codes.length; at++)
            if (codes[at] == own) options.add(new LetterGrid(1, codes.length, moved(codes, at)));
        return options;
    }

    private byte[] moved(byte[] codes, int at) {
        int first = at;
        while (first > 0 && codes[first - 1] != Alphabet.NO_SQUARE && (isShove || codes[first - 1] != FREE)) first--;
        boolean isRoomAhead = !isShove && first > 0 && codes[first - 1] == FREE;
        int to = isRoomAhead ? first - 1 : first;
        int from = to + 1;
        var after = codes.clone();
        System.arraycopy(codes, from, after, to, at + 1 - from);
        after[at] = FREE;
        return after;
    }

    /// The strips between the gaps (#), without the free squares at their right ends.
    @Override
    public List<LetterGrid> parts(LetterGrid strip) {
        var codes = strip.codes();
        var parts = new ArrayList<LetterGrid>();
        for (int from = 0; from < codes.length; from++) {
            int end = from;
            int last = from;
            for (; end < codes.length && codes[end] != Alphabet.NO_SQUARE; end++)
                if (codes[end] != FREE) last = end + 1;
            if (last > from) parts.add(new LetterGrid(1, last - from, Arrays.copyOfRange(codes, from, last)));
            from = end;
        }
        return parts.isEmpty() ? List.of(LetterGrid.EMPTY) : parts;
    }
}
