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

/// Two numbers as a queen on a plane: the first counts down, the second to the right.
record PlaneSquares(Tuple queen, int rows, int columns) implements PartBoard {
    private static final int MOST = 30;

    /// @param options moves whose targets are on the plane, too
    /// @return empty if it would be too large
    static Optional<PlaneSquares> of(Tuple queen, List<List<Position>> options) {
        int rows = most(queen, options, 0);
        int columns = most(queen, options, 1);
        return rows > MOST || columns > MOST ? Optional.empty() : Optional.of(new PlaneSquares(queen, rows, columns));
    }

    private static int most(Tuple queen, List<List<Position>> options, int coordinate) {
        return Stream.concat(Stream.of(queen), options.stream().flatMap(List::stream))
                .map(position -> ((Tuple) position).get(coordinate))
                .reduce(BigInteger.ZERO, BigInteger::max)
                .min(BigInteger.valueOf(MOST + 1L))
                .intValueExact();
    }

    @Override
    public String look() {
        return "plane";
    }

    @Override
    public List<BoardPiece> pieces() {
        var pieces = new ArrayList<BoardPiece>();
        for (int row = 0; row <= rows; row++)
            for (int column = 0; column <= columns; column++)
                pieces.add(BoardPiece.of(
                        row + "," + column,
                        "square",
                        PieceArea.square(column, row),
                        Message.of("piece.point", "a", row, "b", column)));
        var says = Message.of("piece.queen", "a", queen.get(0), "b", queen.get(1));
        var area = PieceArea.square(queen.get(1).intValueExact(), queen.get(0).intValueExact());
        pieces.add(BoardPiece.of(place(queen) + BoardPiece.ON_TOP, "queen", area, says));
        return pieces;
    }

    private static String place(Tuple at) {
        return at.get(0) + "," + at.get(1);
    }

    @Override
    public MoveTouch touch(List<Position> left) {
        if (left.size() != 1 || !(left.getFirst() instanceof Tuple to)) return MoveTouch.NONE;
        var places = List.of(place(queen), place(to));
        return new MoveTouch(List.of(List.of(place(to)), places), places);
    }
}
