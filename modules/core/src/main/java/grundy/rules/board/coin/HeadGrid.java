package grundy.rules.board.coin;

import grundy.rules.PositionException;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Coins in rows and columns, heads or tails, both counted from 1.
///
/// @param heads their squares, ascending by rows
/// @param rows how many rows the board has where it is drawn (`THT/HTT`), or 0 where the squares of the heads are
///     written (`(1,2) (2,1)`; `0` if there are none)
/// @param columns likewise
public record HeadGrid(List<Square> heads, int rows, int columns) {
    private static final int MOST_DRAWN = 65_536;

    /// A place for a coin.
    public record Square(BigInteger row, BigInteger column) implements Comparable<Square> {
        private static final Comparator<Square> BY_ROWS =
                Comparator.comparing(Square::row).thenComparing(Square::column);

        @Override
        public int compareTo(Square other) {
            return BY_ROWS.compare(this, other);
        }

        @Override
        public String toString() {
            return "(" + row + "," + column + ")";
        }
    }

    public HeadGrid {
        heads = List.copyOf(heads);
    }

    /// @return a single head
    public static HeadGrid of(long row, long column) {
        return new HeadGrid(List.of(new Square(BigInteger.valueOf(row), BigInteger.valueOf(column))), 0, 0);
    }

    static HeadGrid read(String text) {
        var scan = new PositionText(text);
        if (scan.take("(")) return new HeadGrid(squares(scan), 0, 0);
        return scan.atDigit() ? new HeadGrid(square(scan), 0, 0) : readDrawn(scan);
    }

    /// Reads squares, the bracket before the first of which is read.
    private static List<Square> squares(PositionText scan) {
        var squares = new TreeSet<Square>();
        do {
            int offset = scan.offset();
            var square = new Square(scan.number(1), scan.number(1));
            if (!squares.add(square))
                throw new PositionException(offset, Message.of("board.twice-square", "square", square));
            scan.expect(")");
        } while (scan.take("("));
        if (!scan.atEnd()) throw new PositionException(scan.offset(), Message.of("board.coin-grid"));
        return List.copyOf(squares);
    }

    /// Reads a square without brackets, or `0` for no heads.
    private static List<Square> square(PositionText scan) {
        int offset = scan.offset();
        var row = scan.number(0);
        if (row.signum() == 0 && scan.atEnd()) return List.of();
        if (row.signum() == 0) throw new PositionException(offset, Message.of("board.no-heads"));
        var square = new Square(row, scan.number(1));
        if (!scan.atEnd()) throw new PositionException(scan.offset(), Message.of("board.coin-grid"));
        return List.of(square);
    }

    private static HeadGrid readDrawn(PositionText scan) {
        int offset = scan.offset();
        var lines = scan.word().split("/", -1);
        scan.expectEnd();
        int columns = lines[0].length();
        if (columns == 0) throw new PositionException(offset, Message.of("board.coin-grid"));
        if ((long) lines.length * columns > MOST_DRAWN)
            throw new PositionException(
                    offset, Message.of("board.squares", "squares", (long) lines.length * columns, "most", MOST_DRAWN));
        var heads = new ArrayList<Square>();
        for (int row = 1; row <= lines.length; row++) {
            var line = lines[row - 1];
            if (line.length() != columns)
                throw new PositionException(
                        offset, Message.of("board.ragged", "columns", columns, "found", line.length()));
            for (int column = 1; column <= columns; column++) {
                char coin = Character.toUpperCase(line.charAt(column - 1));
                if (coin == 'H') heads.add(new Square(BigInteger.valueOf(row), BigInteger.valueOf(column)));
                else if (coin != 'T') throw new PositionException(offset + column - 1, Message.of("board.coin-grid"));
            }
            offset += columns + 1;
        }
        return new HeadGrid(heads, lines.length, columns);
    }

    /// @param turnedRows ascending
    /// @param turnedColumns ascending; all coins on one of these rows and one of these columns are turned over
    public HeadGrid turn(List<BigInteger> turnedRows, List<BigInteger> turnedColumns) {
        var result = new ArrayList<Square>(heads.size() + turnedRows.size() * turnedColumns.size());
        int i = 0;
        for (var row : turnedRows)
            for (var column : turnedColumns) {
                var square = new Square(row, column);
                while (i < heads.size() && heads.get(i).compareTo(square) < 0) result.add(heads.get(i++));
                if (i < heads.size() && heads.get(i).equals(square)) i++;
                else result.add(square);
            }
        result.addAll(heads.subList(i, heads.size()));
        return new HeadGrid(result, rows, columns);
    }

    /// @return `THT/HTT` or `(1,2) (2,1)`, as it was read
    @Override
    public String toString() {
        if (rows == 0)
            return heads.isEmpty() ? "0" : heads.stream().map(Square::toString).collect(Collectors.joining(" "));
        var coins = new StringBuilder();
        for (int row = 0; row < rows; row++) coins.append(row == 0 ? "" : "/").append("T".repeat(columns));
        for (var head : heads)
            coins.setCharAt(
                    (head.row().intValueExact() - 1) * (columns + 1)
                            + head.column().intValueExact()
                            - 1,
                    'H');
        return coins.toString();
    }
}
