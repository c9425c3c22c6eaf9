package grundy.present.board;

import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.MoveTouch;
import grundy.present.board.piece.PartBoard;
import grundy.present.board.piece.PieceArea;
import grundy.rules.Position;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Heaps as rows of stones, one below the other; a large one is a bar with its number.
///
/// @param look of the part
/// @param rows the heaps
/// @param after what a move leaves of each heap; empty where that cannot be determined
/// @param style how moves are made
/// @param alike whether heaps of the same size stand for each other
record StoneRows(
        String look,
        List<Row> rows,
        Function<List<Position>, Optional<List<List<BigInteger>>>> after,
        Style style,
        boolean alike)
        implements PartBoard {
    static final int MOST_STONES = 40;

    /// Longer rows of stones lie in lines of ten, which one counts at a glance.
    private static final int LONGEST_LINE = 12;

    private static final int TEN = 10;

    /// Pins stand side by side, as far as a screen is wide.
    private static final int LONGEST_LINE_OF_PINS = 20;

    private static final double BETWEEN = 0.5;
    private static final double LONGEST_BAR = 16;
    private static final double SHORTEST_BAR = 2;

    /// The ways to press counters that a move removes.
    enum TakingGesture {
        /// The first of them: it goes with all after it.
        FIRST,

        /// The first and the last of them.
        RUN,

        /// A heap is replaced by others: of each of these the first stone that it has not.
        REPLACED
    }

    /// The style in which moves are made by pressing stones.
    ///
    /// @param gaps whether there are places between stones at which a heap is split
    /// @param all whether heaps that grow are pressed, too, where others shrink
    record Style(TakingGesture taking, boolean gaps, boolean all) {
        static final Style PLAIN = new Style(TakingGesture.FIRST, false, false);
    }

    /// A heap.
    ///
    /// @param number by which it is called, from 1; 0 where there is only one
    /// @param reach to what size it may grow, if more than it has
    record Row(int number, BigInteger size, BigInteger reach) {
        private static final BigInteger MOST = BigInteger.valueOf(MOST_STONES);

        boolean isBar() {
            return size.max(reach).compareTo(MOST) > 0;
        }

        int longest() {
            return size.max(reach).intValueExact();
        }

        String name(String place) {
            return number == 0 ? place : number - 1 + "," + place;
        }

        private Message says(Message piece) {
            return number == 0 ? piece : Message.of("piece.in-heap", "number", number, "piece", piece);
        }
    }

    StoneRows {
        rows = List.copyOf(rows);
    }

    @Override
    public List<BoardPiece> pieces() {
        var pieces = new ArrayList<BoardPiece>();
        int line = line();
        double y = 0;
        for (var row : rows) {
            if (row.isBar()) pieces.add(bar(row, y));
            else add(pieces, row, y, line);
            int lines = row.isBar() ? 1 : Math.max(1, (row.longest() + line - 1) / line);
            y += lines + (line == TEN ? BETWEEN : 0);
        }
        return pieces;
    }

    /// @return the number of stones in a line
    private int line() {
        int longest = rows.stream()
                .filter(row -> !row.isBar())
                .mapToInt(Row::longest)
                .max()
                .orElse(0);
        return switch (look) {
            case "steps" -> MOST_STONES;
            case "pins" -> LONGEST_LINE_OF_PINS;
            default -> longest <= LONGEST_LINE ? LONGEST_LINE : TEN;
        };
    }

    private BoardPiece bar(Row row, double y) {
        var largest = rows.stream().map(Row::size).reduce(BigInteger.ONE, BigInteger::max);
        double part = row.size.doubleValue() / largest.doubleValue();
        double wide = Double.isFinite(part) ? Math.max(SHORTEST_BAR, LONGEST_BAR * part) : LONGEST_BAR;
        var says = row.says(Message.of("piece.bar", "count", row.size));
        return BoardPiece.of(row.name("bar"), "bar", PieceArea.box(0, y, wide, 1), says)
                .counting(row.size);
    }

    /// @return the height of a stone in a heap that is cut off after that many stones
    private static double below(double y, int stone, int line) {
        int down = stone / line;
        return y + down;
    }

    private void add(List<BoardPiece> pieces, Row row, double y, int line) {
        int size = row.size.intValueExact();
        var stone = look.equals("pins") ? "pin" : "stone";
        var key = stone.equals("pin") ? "piece.pin" : "piece.stone";
        for (int i = 0; i < size; i++)
            pieces.add(BoardPiece.of(
                    row.name("" + i),
                    stone,
                    PieceArea.square(i % line, below(y, i, line)),
                    row.says(Message.of(key, "number", i + 1, "count", size))));
        for (int i = size; i < row.reach.intValueExact(); i++)
            pieces.add(BoardPiece.of(
                    row.name("" + i),
                    "target",
                    PieceArea.square(i % line, below(y, i, line)),
                    row.says(Message.of("piece.stone-to-come", "number", i + 1))));
        for (int i = 1; style.gaps && i < size; i++)
            pieces.add(BoardPiece.of(
                    row.name("g" + i),
                    "gap",
                    PieceArea.box(i % line, below(y, i, line), 0, 1),
                    row.says(Message.of("piece.gap", "left", i, "right", i + 1))));
        if (size == 0 && row.reach.signum() == 0)
            pieces.add(BoardPiece.of(
                            row.name("none"), "hole", PieceArea.square(0, y), row.says(Message.of("piece.no-stones")))
                    .asScenery());
    }

    @Override
    public MoveTouch touch(List<Position> left) {
        return after.apply(left).map(this::touching).orElse(MoveTouch.NONE);
    }

    private MoveTouch touching(List<List<BigInteger>> heaps) {
        var lessened = new ArrayList<MoveTouch>();
        var grown = new ArrayList<MoveTouch>();
        for (int i = 0; i < rows.size(); i++) {
            var row = rows.get(i);
            var touch = new RowTouch(row, style.taking).leaving(heaps.get(i));
            if (touch.isEmpty()) continue;
            boolean isLess =
                    total(heaps.get(i)).compareTo(row.size) < 0 || heaps.get(i).size() > 1;
            (isLess ? lessened : grown).add(touch.get());
            if (alike && isLess) return likeOne(row, heaps.get(i));
        }
        if (lessened.isEmpty() && grown.isEmpty()) return MoveTouch.NONE;
        boolean isShort = !style.all && !lessened.isEmpty();
        var touched = new ArrayList<>(lessened);
        if (!isShort) touched.addAll(grown);
        var touch = touched.stream().reduce(MoveTouch::then).orElseThrow();
        var marks = new ArrayList<>(touch.marks());
        if (isShort) grown.forEach(each -> marks.addAll(each.marks()));
        return new MoveTouch(touch.ways(), marks);
    }

    /// The change of one heap, in any that is like it.
    private MoveTouch likeOne(Row changed, List<BigInteger> left) {
        var ways = new ArrayList<List<String>>();
        var marks = new ArrayList<String>();
        for (var row : rows) {
            if (!row.size.equals(changed.size)) continue;
            var touch = new RowTouch(row, style.taking).leaving(left).orElseThrow();
            ways.addAll(touch.ways());
            if (marks.isEmpty()) marks.addAll(touch.marks());
        }
        return new MoveTouch(ways, marks);
    }

    static BigInteger total(List<BigInteger> heaps) {
        return heaps.stream().reduce(BigInteger.ZERO, BigInteger::add);
    }
}
