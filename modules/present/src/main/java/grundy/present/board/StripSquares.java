package grundy.present.board;

import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.PartBoard;
import grundy.present.board.piece.PieceArea;
import grundy.present.board.piece.PlaceBoard;
import grundy.present.board.piece.PlaceChange;
import grundy.rules.BoardPosition;
import grundy.rules.board.grid.Northcott;
import grundy.rules.board.grid.SquareSet;
import grundy.rules.board.heap.NumberRow;
import grundy.text.Message;
import grundy.value.Side;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Coins and pieces that slide along strips of squares.
final class StripSquares {
    private static final BigInteger MOST = BigInteger.valueOf(1000);
    private static final String OWN = "o";
    private static final String OTHER = "x";

    private StripSquares() {}

    /// @param first number of the leftmost square
    static Optional<PartBoard> of(NumberRow squares, BigInteger first) {
        var last = squares.list().stream().reduce(first, BigInteger::max);
        return board(
                List.of(new Strip(first, last)),
                coins(squares),
                state -> state instanceof NumberRow to ? coins(to) : null);
    }

    /// Two players' pieces that face each other in each row.
    static Optional<PartBoard> of(Northcott.Rows rows) {
        var strips = rows.list().stream()
                .map(row -> new Strip(
                        own(row, row).min(other(row, row)), own(row, row).max(other(row, row))))
                .toList();
        return board(strips, facing(rows, rows), state -> state instanceof Northcott.Rows to ? facing(rows, to) : null);
    }

    static Optional<PartBoard> of(SquareSet pieces) {
        var strips = new ArrayList<Strip>();
        for (int row = 0; row < pieces.rows(); row++)
            strips.add(new Strip(BigInteger.ONE, BigInteger.valueOf(pieces.columns())));
        return board(strips, pieces(pieces), state -> state instanceof SquareSet to ? pieces(to) : null);
    }

    /// A strip of squares, by the numbers of the first and the last one.
    private record Strip(BigInteger first, BigInteger last) {}

    private static Map<String, String> coins(NumberRow squares) {
        var coins = new LinkedHashMap<String, Integer>();
        for (var square : squares.list()) coins.merge("0," + square, 1, Integer::sum);
        var texts = new LinkedHashMap<String, String>();
        coins.forEach((place, count) -> texts.put(place, Integer.toString(count)));
        return texts;
    }

    private static BigInteger own(Northcott.Row row, Northcott.Row start) {
        if (row.other() != null) return row.own();
        return start.own().subtract(row.own());
    }

    private static BigInteger other(Northcott.Row row, Northcott.Row start) {
        return row.other() != null ? row.other() : start.own().add(BigInteger.ONE);
    }

    private static Map<String, String> facing(Northcott.Rows start, Northcott.Rows rows) {
        var pieces = new LinkedHashMap<String, String>();
        for (int i = 0; i < rows.list().size(); i++) {
            pieces.put(i + "," + own(rows.list().get(i), start.list().get(i)), OWN);
            pieces.put(i + "," + other(rows.list().get(i), start.list().get(i)), OTHER);
        }
        return pieces;
    }

    private static Map<String, String> pieces(SquareSet pieces) {
        var all = new LinkedHashMap<String, String>();
        for (int row = 0; row < pieces.rows(); row++)
            for (int column = 0; column < pieces.columns(); column++)
                if (pieces.has(row, column)) all.put(row + "," + (column + 1), OWN);
        return all;
    }

    private static Optional<PartBoard> board(
            List<Strip> strips, Map<String, String> now, Function<Object, @Nullable Map<String, String>> after) {
        var squares =
                strips.stream().map(strip -> strip.last.subtract(strip.first)).reduce(BigInteger.ZERO, BigInteger::add);
        if (squares.compareTo(MOST) > 0) return Optional.empty();
        return Optional.of(new PlaceBoard(
                "strip",
                pieces(strips, now),
                now,
                left -> PlaceBoard.whole(left).map(to -> after.apply(((BoardPosition) to).state())),
                "",
                StripSquares::sliding));
    }

    private static List<List<String>> sliding(List<PlaceChange> changes) {
        var sources = changes.stream().filter(StripSquares::isLessened).toList();
        var way = new ArrayList<>(PlaceChange.places(sources));
        changes.stream().filter(change -> !sources.contains(change)).forEach(change -> way.add(change.place()));
        return way.isEmpty() ? List.of() : List.of(way);
    }

    private static boolean isLessened(PlaceChange change) {
        if (change.isEmptied()) return true;
        return !change.isFilled() && new BigInteger(change.after()).compareTo(new BigInteger(change.before())) < 0;
    }

    private static List<BoardPiece> pieces(List<Strip> strips, Map<String, String> now) {
        var pieces = new ArrayList<BoardPiece>();
        for (int row = 0; row < strips.size(); row++) {
            var strip = strips.get(row);
            for (var square = strip.first; square.compareTo(strip.last) <= 0; square = square.add(BigInteger.ONE)) {
                var place = row + "," + square;
                var area = PieceArea.square(square.subtract(strip.first).intValueExact(), row);
                var thing = now.getOrDefault(place, "");
                pieces.add(BoardPiece.of(place, "square", area, says(strips.size(), row, square, thing)));
                if (!thing.isEmpty()) pieces.add(onTop(place, area, thing, says(strips.size(), row, square, thing)));
            }
        }
        return pieces;
    }

    private static Message says(int strips, int row, BigInteger square, String thing) {
        var key = thing.isEmpty() ? "piece.strip-square" : "piece.strip-coin";
        var says = Message.of(key, "number", square);
        return strips == 1 ? says : Message.of("piece.in-row", "number", row + 1, "piece", says);
    }

    private static BoardPiece onTop(String place, PieceArea area, String thing, Message says) {
        var piece = BoardPiece.of(place + BoardPiece.ON_TOP, "coin", area, says);
        if (thing.equals(OWN)) return piece;
        if (thing.equals(OTHER)) return piece.of(Side.RIGHT).asScenery();
        return thing.equals("1") ? piece : piece.counting(new BigInteger(thing));
    }
}
