package grundy.present.board;

import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.MoveTouch;
import grundy.present.board.piece.PartBoard;
import grundy.present.board.piece.PieceArea;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A rectangle of given height and width that is cut along the lines of its squares.
record CakeSquares(int rows, int columns) implements PartBoard {
    private static final BigInteger MOST = BigInteger.valueOf(36);

    static Optional<CakeSquares> of(Tuple cake) {
        return cake.stream().allMatch(side -> side.compareTo(MOST) <= 0)
                ? Optional.of(
                        new CakeSquares(cake.get(0).intValueExact(), cake.get(1).intValueExact()))
                : Optional.empty();
    }

    @Override
    public String look() {
        return "cake";
    }

    @Override
    public List<BoardPiece> pieces() {
        var pieces = new ArrayList<BoardPiece>();
        for (int row = 0; row < rows; row++)
            for (int column = 0; column < columns; column++)
                pieces.add(BoardPiece.of(
                                row + "," + column,
                                "square",
                                PieceArea.square(column, row),
                                Message.of("piece.cake", "row", row + 1, "column", column + 1))
                        .asScenery());
        for (int at = 0; at <= columns; at++)
            pieces.add(BoardPiece.of(
                    "v" + at, "cut", PieceArea.line(at, 0, at, rows), Message.of("piece.upright-cut", "at", at)));
        for (int at = 0; at <= rows; at++)
            pieces.add(BoardPiece.of(
                    "h" + at, "cut", PieceArea.line(0, at, columns, at), Message.of("piece.level-cut", "at", at)));
        return pieces;
    }

    @Override
    public MoveTouch touch(List<Position> left) {
        var parts = left.stream().map(Tuple.class::cast).toList();
        if (parts.isEmpty()) return MoveTouch.NONE;
        if (parts.stream().allMatch(part -> part.get(0).equals(BigInteger.valueOf(rows))))
            return cuts("v", columns, parts, 1);
        if (parts.stream().allMatch(part -> part.get(1).equals(BigInteger.valueOf(columns))))
            return cuts("h", rows, parts, 0);
        return MoveTouch.NONE;
    }

    private static MoveTouch cuts(String name, int length, List<Tuple> parts, int coordinate) {
        var lengths =
                parts.stream().map(part -> part.get(coordinate).intValueExact()).toList();
        int gone = length - lengths.stream().mapToInt(Integer::intValue).sum();
        if (gone < 0 || lengths.size() == 1 && gone == 0) return MoveTouch.NONE;
        var ways = Stream.of(lengths, lengths.reversed())
                .map(order -> cuts(name, order, gone))
                .toList();
        return new MoveTouch(ways, ways.getFirst());
    }

    /// Returns the cuts; the part that is removed lies after the first piece.
    private static List<String> cuts(String name, List<Integer> lengths, int gone) {
        var cuts = new ArrayList<String>();
        int at = 0;
        for (int i = 0; i == 0 || i + 1 < lengths.size(); i++) {
            at += lengths.get(i);
            cuts.add(name + at);
            if (i > 0 || gone == 0) continue;
            at += gone;
            cuts.add(name + at);
        }
        return cuts;
    }
}
