package grundy.rules.board.grid;

import grundy.rules.rewrite.Alphabet;
import grundy.rules.rewrite.LetterGrid;
import grundy.rules.rewrite.LetterNotation;
import grundy.rules.rewrite.TwoColourBoard;
import java.util.ArrayList;
import java.util.List;

/// Amazons: an amazon of one's own (x Left, o Right) moves as a queen and shoots an arrow, also as a queen, from
/// where she stands then; where the arrow lands the square is burnt (#). Nobody moves or shoots over amazons and
/// burnt squares.
///
/// Source: W. Zamkauskas 1988; E. R. Berlekamp, Sums of N x 2 Amazons, Lecture Notes - Monograph Series
/// 35 (2000).
public record Amazons() implements TwoColourBoard {
    private static final LetterNotation NOTATION = LetterNotation.of(false, ".xo");
    private static final int[] DOWN = {-1, -1, -1, 0, 0, 1, 1, 1};
    private static final int[] ACROSS = {-1, 0, 1, -1, 1, -1, 0, 1};

    @Override
    public LetterNotation notation() {
        return NOTATION;
    }

    @Override
    public List<LetterGrid> options(LetterGrid board, byte amazon) {
        var options = new ArrayList<LetterGrid>();
        var codes = board.codes();
        for (int from = 0; from < codes.length; from++) {
            if (codes[from] != amazon) continue;
            codes[from] = FREE;
            for (int to : reachable(board, codes, from)) {
                codes[to] = amazon;
                for (int burnt : reachable(board, codes, to)) {
                    var after = codes.clone();
                    after[burnt] = Alphabet.NO_SQUARE;
                    options.add(new LetterGrid(board.rows(), board.columns(), after));
                }
                codes[to] = FREE;
            }
            codes[from] = amazon;
        }
        return options;
    }

    /// @return the free squares that a queen reaches
    private static List<Integer> reachable(LetterGrid board, byte[] codes, int from) {
        var reached = new ArrayList<Integer>();
        for (int way = 0; way < DOWN.length; way++) {
            int row = from / board.columns() + DOWN[way];
            int column = from % board.columns() + ACROSS[way];
            while (row >= 0 && column >= 0 && row < board.rows() && column < board.columns()) {
                int square = row * board.columns() + column;
                if (codes[square] != FREE) break;
                reached.add(square);
                row += DOWN[way];
                column += ACROSS[way];
            }
        }
        return reached;
    }

    /// Squares that hang together, side by side or at the corners, with an amazon and a free square among them.
    @Override
    public List<LetterGrid> parts(LetterGrid board) {
        var codes = board.codes();
        var parts = new ArrayList<LetterGrid>();
        for (int start = 0; start < codes.length; start++) {
            if (codes[start] == Alphabet.NO_SQUARE) continue;
            var region = new boolean[codes.length];
            int letters = take(board, codes, start, region);
            boolean alive = (letters & 1 << FREE) != 0 && (letters & (1 << LEFT | 1 << RIGHT)) != 0;
            if (alive) parts.add(board.crop(region).least());
        }
        return parts.isEmpty() ? List.of(LetterGrid.EMPTY) : parts;
    }

    /// @param codes of squares not taken yet, of which the region is taken
    /// @return bits of the letters in the region
    private static int take(LetterGrid board, byte[] codes, int start, boolean[] region) {
        int letters = 1 << codes[start];
        var open = new ArrayList<Integer>(List.of(start));
        codes[start] = Alphabet.NO_SQUARE;
        while (!open.isEmpty()) {
            int square = open.removeLast();
            region[square] = true;
            for (int way = 0; way < DOWN.length; way++) {
                int row = square / board.columns() + DOWN[way];
                int column = square % board.columns() + ACROSS[way];
                if (row < 0 || column < 0 || row >= board.rows() || column >= board.columns()) continue;
                int next = row * board.columns() + column;
                if (codes[next] == Alphabet.NO_SQUARE) continue;
                letters |= 1 << codes[next];
                codes[next] = Alphabet.NO_SQUARE;
                open.add(next);
            }
        }
        return letters;
    }
}
