package grundy.rules.scored;

import grundy.rules.PositionException;
import grundy.rules.RulesException;
import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Connect Four: X and O drop discs into columns in turn, X first; who first has four of his own side by side in a row,
/// a column or a diagonal wins, and a full board without is a draw.
///
/// A position is blank (the empty board), the columns played so far, `4453` (apart where a board has more than nine:
/// `10 4`), or a drawing, rows from the top: `..../..../.O../XX.O`. The value counts 1 for a win. Source: J. D.
/// Allen, Expert Play in Connect-Four (1990).
///
/// @param columns at least 1, with `columns * (rows + 1)` at most 63
/// @param rows at least 1
public record ConnectFour(int columns, int rows) implements ScoredBoard<ConnectFour.Discs> {
    private static final int FOUR = 4;
    private static final int MOST_BITS = 63;

    /// The discs, bit by bit: row `r` from the bottom of column `c` is bit `c * (rows + 1) + r`; the bit above each
    /// column stays free.
    ///
    /// @param mover those of the player about to move
    /// @param all those of both players
    public record Discs(long mover, long all) {
        /// @return the discs of the player who moved last
        public long other() {
            return all ^ mover;
        }
    }

    /// @throws RulesException if the board is larger
    public ConnectFour {
        if ((long) columns * (rows + 1L) > MOST_BITS)
            throw new RulesException(
                    Message.of("scored.connect-large", "columns", columns, "rows", rows, "most", MOST_BITS));
    }

    /// @return whether four of the discs stand side by side
    public boolean hasFour(long discs) {
        if (hasFour(discs, 1)) return true;
        return columns >= FOUR && (hasFour(discs, rows) || hasFour(discs, rows + 1) || hasFour(discs, rows + 2));
    }

    private static boolean hasFour(long discs, int step) {
        long pairs = discs & discs >>> step;
        return (pairs & pairs >>> 2 * step) != 0;
    }

    /// @return the lowest bit of a column
    public long bottom(int column) {
        return 1L << column * (rows + 1);
    }

    /// @return the bits of the squares of a column
    public long column(int column) {
        return ((1L << rows) - 1) << column * (rows + 1);
    }

    @Override
    public Iterable<ScoredMove<Discs>> moves(Discs discs) {
        if (hasFour(discs.other())) return List.of();
        var moves = new ArrayList<ScoredMove<Discs>>();
        for (int column = 0; column < columns; column++)
            if (isFree(discs, column)) moves.add(ScoredMove.to(drop(discs, column)));
        return moves;
    }

    private boolean isFree(Discs discs, int column) {
        return (discs.all() & column(column)) != column(column);
    }

    private Discs drop(Discs discs, int column) {
        return new Discs(discs.other(), discs.all() | discs.all() + bottom(column) & column(column));
    }

    @Override
    public long ending(Discs discs) {
        return hasFour(discs.other()) ? -1 : 0;
    }

    @Override
    public long reach(Discs discs) {
        return 1;
    }

    @Override
    public boolean countsPoints() {
        return false;
    }

    @Override
    public String sign(Discs discs) {
        return Long.bitCount(discs.all()) % 2 == 0 ? "X" : "O";
    }

    @Override
    public String code(Discs from, ScoredMove<Discs> move) {
        return Integer.toString(Long.numberOfTrailingZeros(move.to().all() & ~from.all()) / (rows + 1) + 1);
    }

    @Override
    public Message codes() {
        return Message.of("scored.codes.columns");
    }

    @Override
    public Discs read(String text) {
        if (SignGrid.isDrawing(text)) return drawn(SignGrid.read(text, columns, rows));
        var scan = new PositionText(text);
        var discs = new Discs(0, 0);
        while (!scan.atEnd()) {
            int offset = scan.offset();
            var word = scan.word();
            boolean together = columns <= 9;
            for (int i = 0; i < word.length(); i = together ? i + 1 : word.length()) {
                int column = column(together ? word.substring(i, i + 1) : word, offset + i);
                if (hasFour(discs.other())) throw new PositionException(offset + i, Message.of("scored.over"));
                if (!isFree(discs, column))
                    throw new PositionException(offset + i, Message.of("scored.full", "column", column + 1));
                discs = drop(discs, column);
            }
        }
        return discs;
    }

    /// @return the column, from 0
    private int column(String word, int offset) {
        int column = word.matches("[0-9]{1,2}") ? Integer.parseInt(word) : 0;
        if (column < 1 || column > columns)
            throw new PositionException(offset, Message.of("scored.no-column", "columns", columns));
        return column - 1;
    }

    private Discs drawn(SignGrid grid) {
        var all = 0L;
        var mover = 0L;
        for (int column = 0; column < columns; column++)
            for (int row = 0; row < rows; row++) {
                char sign = grid.at(rows - 1 - row, column);
                if (sign == '.') continue;
                long bit = bottom(column) << row;
                if (row > 0 && (all & bit >>> 1) == 0)
                    throw new PositionException(0, Message.of("scored.floats", "column", column + 1));
                all |= bit;
                if (sign == grid.mover()) mover |= bit;
            }
        if (hasFour(mover)) throw new PositionException(0, Message.of("scored.went-on"));
        return new Discs(mover, all);
    }

    private SignGrid grid(Discs discs) {
        var grid = SignGrid.empty(columns, rows);
        boolean x = sign(discs).equals("X");
        for (int column = 0; column < columns; column++)
            for (int row = 0; row < rows; row++) {
                long bit = bottom(column) << row;
                if ((discs.all() & bit) == 0) continue;
                grid.set(rows - 1 - row, column, ((discs.mover() & bit) != 0) == x ? 'X' : 'O');
            }
        return grid;
    }

    @Override
    public String write(Discs discs) {
        return grid(discs).text();
    }

    @Override
    public List<String> picture(Discs discs) {
        return grid(discs).picture(true);
    }

    @Override
    public Optional<ScoredMove<Discs>> find(Discs from, String typed) {
        return ScoredBoard.super.find(from, typed.strip().replaceFirst("^0+", ""));
    }
}
