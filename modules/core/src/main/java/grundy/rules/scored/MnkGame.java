package grundy.rules.scored;

import grundy.rules.PositionException;
import grundy.rules.RulesException;
import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The m,n,k-game: X and O put their signs on free squares of a board in turn, X first; who first has `inRow` of his
/// own side by side in a row, a column or a diagonal wins, and a full board without is a draw. Tic-tac-toe is 3,3,3.
///
/// A position is blank (the empty board), a drawing `X.O/.../...`, or the moves so far: names of squares `b2 a1`, or
/// their numbers row by row, `5 1`. The value counts 1 for a win. Source: J. Beck, Combinatorial Games: Tic-Tac-Toe
/// Theory (2008).
public final class MnkGame implements ScoredBoard<MnkGame.Marks> {
    private static final int MOST_COLUMNS = 26;

    private final int columns;
    private final int rows;
    private final int inRow;
    private final long[] lines;

    /// The squares that each player has, bit by bit: square `row * columns + column`.
    ///
    /// @param mover those of the player about to move
    /// @param other those of the player who moved last
    public record Marks(long mover, long other) {
        /// @return the squares that either player has
        public long taken() {
            return mover | other;
        }
    }

    /// @param columns at least 1, with `columns * rows` at most 64
    /// @param rows at least 1
    /// @param inRow how many in a row win, at least 1
    /// @throws RulesException if the board is larger
    public MnkGame(int columns, int rows, int inRow) {
        if ((long) columns * rows > Long.SIZE || columns > MOST_COLUMNS)
            throw new RulesException(Message.of(
                    "scored.board-large",
                    "columns",
                    columns,
                    "rows",
                    rows,
                    "most",
                    Long.SIZE,
                    "letters",
                    MOST_COLUMNS));
        this.columns = columns;
        this.rows = rows;
        this.inRow = inRow;
        this.lines = lines();
    }

    /// @return the width of the board (unit: squares)
    public int columns() {
        return columns;
    }

    /// @return the height of the board (unit: squares)
    public int rows() {
        return rows;
    }

    /// @return the number in a row that wins
    public int inRow() {
        return inRow;
    }

    private long[] lines() {
        var lines = new ArrayList<Long>();
        int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int row = 0; row < rows; row++)
            for (int column = 0; column < columns; column++)
                for (var step : inRow == 1 ? new int[][] {{0, 0}} : steps)
                    line(row, column, step).ifPresent(lines::add);
        return lines.stream().mapToLong(Long::longValue).toArray();
    }

    private Optional<Long> line(int row, int column, int[] step) {
        long lastRow = row + (inRow - 1L) * step[0];
        long lastColumn = column + (inRow - 1L) * step[1];
        if (lastRow >= rows || lastColumn < 0 || lastColumn >= columns) return Optional.empty();
        long line = 0;
        for (int i = 0; i < inRow; i++) line |= 1L << (row + i * step[0]) * columns + column + i * step[1];
        return Optional.of(line);
    }

    /// @return the squares of each line that wins
    public long[] winningLines() {
        return lines.clone();
    }

    /// @return all squares of the board
    public long board() {
        return -1L >>> Long.SIZE - columns * rows;
    }

    private boolean hasLine(long marks) {
        for (long line : lines) if ((marks & line) == line) return true;
        return false;
    }

    @Override
    public Iterable<ScoredMove<Marks>> moves(Marks marks) {
        if (hasLine(marks.other())) return List.of();
        var moves = new ArrayList<ScoredMove<Marks>>();
        for (long free = board() & ~marks.taken(); free != 0; free &= free - 1)
            moves.add(ScoredMove.to(mark(marks, Long.lowestOneBit(free))));
        return moves;
    }

    private static Marks mark(Marks marks, long square) {
        return new Marks(marks.other(), marks.mover() | square);
    }

    @Override
    public long ending(Marks marks) {
        return hasLine(marks.other()) ? -1 : 0;
    }

    @Override
    public long reach(Marks marks) {
        return 1;
    }

    @Override
    public boolean countsPoints() {
        return false;
    }

    @Override
    public String sign(Marks marks) {
        return Long.bitCount(marks.taken()) % 2 == 0 ? "X" : "O";
    }

    @Override
    public String code(Marks from, ScoredMove<Marks> move) {
        return SquareNames.name(Long.numberOfTrailingZeros(move.to().taken() & ~from.taken()), columns);
    }

    @Override
    public Optional<ScoredMove<Marks>> find(Marks from, String typed) {
        return SquareNames.read(typed.strip(), columns, rows).flatMap(square -> {
            for (var move : moves(from))
                if ((move.to().taken() & ~from.taken()) == 1L << square) return Optional.of(move);
            return Optional.empty();
        });
    }

    @Override
    public Message codes() {
        return Message.of("scored.codes.squares");
    }

    @Override
    public Marks read(String text) {
        if (SignGrid.isDrawing(text)) return drawn(SignGrid.read(text, columns, rows));
        var scan = new PositionText(text);
        var marks = new Marks(0, 0);
        while (!scan.atEnd()) {
            int offset = scan.offset();
            if (ending(marks) != 0) throw new PositionException(offset, Message.of("scored.over"));
            var word = scan.word();
            int square = SquareNames.read(word, columns, rows)
                    .orElseThrow(() -> new PositionException(
                            offset,
                            Message.of("scored.no-square", "squares", columns * rows, "example", lastSquare())));
            if ((marks.taken() >>> square & 1) != 0)
                throw new PositionException(offset, Message.of("scored.taken", "move", word));
            marks = mark(marks, 1L << square);
        }
        return marks;
    }

    private String lastSquare() {
        return SquareNames.name(columns * rows - 1, columns);
    }

    private Marks drawn(SignGrid grid) {
        long x = 0;
        long o = 0;
        for (int square = 0; square < columns * rows; square++) {
            if (grid.signs()[square] == 'X') x |= 1L << square;
            if (grid.signs()[square] == 'O') o |= 1L << square;
        }
        var marks = grid.mover() == 'X' ? new Marks(x, o) : new Marks(o, x);
        if (hasLine(marks.mover())) throw new PositionException(0, Message.of("scored.went-on"));
        return marks;
    }

    private SignGrid grid(Marks marks) {
        var grid = SignGrid.empty(columns, rows);
        long x = sign(marks).equals("X") ? marks.mover() : marks.other();
        for (int square = 0; square < columns * rows; square++)
            if ((marks.taken() >>> square & 1) != 0) grid.signs()[square] = (x >>> square & 1) != 0 ? 'X' : 'O';
        return grid;
    }

    @Override
    public String write(Marks marks) {
        return grid(marks).text();
    }

    @Override
    public List<String> picture(Marks marks) {
        return grid(marks).picture(false);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MnkGame that
                && Arrays.equals(new int[] {columns, rows, inRow}, new int[] {that.columns, that.rows, that.inRow});
    }

    @Override
    public int hashCode() {
        return (columns * 64 + rows) * 64 + inRow;
    }
}
