package grundy.present.board;

import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.PartBoard;
import grundy.present.board.piece.PieceArea;
import grundy.present.board.piece.PlaceBoard;
import grundy.present.board.piece.PlaceGesture;
import grundy.rules.BoardPosition;
import grundy.rules.board.coin.HeadGrid;
import grundy.rules.board.coin.TurningMultiples;
import grundy.rules.board.heap.CoinRow;
import grundy.rules.board.heap.NumberRow;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Coins in rows, heads or tails, that moves turn over.
final class CoinFaces {
    private static final BigInteger MOST = BigInteger.valueOf(1000);
    private static final String HEAD = "H";

    private CoinFaces() {}

    static Optional<PartBoard> of(CoinRow coins) {
        return row(
                BigInteger.valueOf(coins.row()),
                coins.squares(),
                state -> state instanceof CoinRow to ? to.squares() : null);
    }

    static Optional<PartBoard> of(TurningMultiples.Row coins) {
        return row(
                coins.length(), coins.heads(), state -> state instanceof TurningMultiples.Row to ? to.heads() : null);
    }

    private static Optional<PartBoard> row(
            BigInteger length, NumberRow heads, Function<Object, @Nullable NumberRow> after) {
        return board(BigInteger.ONE, heads.list().stream().reduce(length, BigInteger::max), heads(heads), state -> {
            var to = after.apply(state);
            return to == null ? null : heads(to);
        });
    }

    private static Map<String, String> heads(NumberRow squares) {
        var heads = new LinkedHashMap<String, String>();
        for (var square : squares.list()) heads.put("1," + square, HEAD);
        return heads;
    }

    static Optional<PartBoard> of(HeadGrid coins) {
        var rows = BigInteger.valueOf(coins.rows());
        var columns = BigInteger.valueOf(coins.columns());
        for (var head : coins.heads()) {
            rows = rows.max(head.row());
            columns = columns.max(head.column());
        }
        return board(rows, columns, heads(coins), state -> state instanceof HeadGrid to ? heads(to) : null);
    }

    private static Map<String, String> heads(HeadGrid coins) {
        var heads = new LinkedHashMap<String, String>();
        for (var head : coins.heads()) heads.put(head.row() + "," + head.column(), HEAD);
        return heads;
    }

    private static Optional<PartBoard> board(
            BigInteger rows,
            BigInteger columns,
            Map<String, String> heads,
            Function<Object, @Nullable Map<String, String>> after) {
        if (rows.multiply(columns).compareTo(MOST) > 0) return Optional.empty();
        var pieces = new ArrayList<BoardPiece>();
        for (int row = 1; row <= rows.intValueExact(); row++)
            for (int column = 1; column <= columns.intValueExact(); column++) {
                var place = row + "," + column;
                boolean isHead = heads.containsKey(place);
                var says = Message.of(isHead ? "piece.head" : "piece.tail", "number", column);
                pieces.add(BoardPiece.of(
                        place,
                        isHead ? "head" : "tail",
                        PieceArea.square(column - 1, row - 1),
                        rows.equals(BigInteger.ONE) ? says : Message.of("piece.in-row", "number", row, "piece", says)));
            }
        var now = new LinkedHashMap<String, String>();
        for (var piece : pieces) now.put(piece.place(), heads.getOrDefault(piece.place(), ""));
        return Optional.of(new PlaceBoard(
                "coins",
                pieces,
                now,
                left -> PlaceBoard.whole(left).map(to -> after.apply(((BoardPosition) to).state())),
                "",
                PlaceGesture::fromTheLast));
    }
}
