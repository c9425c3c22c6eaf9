package grundy.present.board;

import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.PartBoard;
import grundy.present.board.piece.PieceArea;
import grundy.present.board.piece.PlaceBoard;
import grundy.present.board.piece.PlaceGesture;
import grundy.rules.BoardPosition;
import grundy.rules.board.heap.NumberRow;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// A bar of chocolate: a bite takes a square with all that lie below it and to its right.
final class ChocolateSquares {
    private static final BigInteger MOST = BigInteger.valueOf(1400);

    private ChocolateSquares() {}

    static Optional<PartBoard> of(NumberRow rows) {
        if (StoneRows.total(rows.list()).compareTo(MOST) > 0) return Optional.empty();
        var pieces = new ArrayList<BoardPiece>();
        for (int row = 0; row < rows.size(); row++)
            for (int column = 0; column < rows.get(row).intValueExact(); column++)
                pieces.add(
                        row == 0 && column == 0
                                ? piece(row, column, "poison", Message.of("piece.poison"))
                                        .asScenery()
                                : piece(
                                        row,
                                        column,
                                        "chocolate",
                                        Message.of("piece.chocolate", "row", row + 1, "column", column + 1)));
        return Optional.of(new PlaceBoard(
                "chocolate",
                pieces,
                squares(rows),
                left -> PlaceBoard.whole(left)
                        .filter(to -> ((BoardPosition) to).state() instanceof NumberRow)
                        .map(to -> squares((NumberRow) ((BoardPosition) to).state())),
                "",
                PlaceGesture::first));
    }

    private static BoardPiece piece(int row, int column, String look, Message says) {
        return BoardPiece.of(place(row, column), look, PieceArea.square(column, row), says);
    }

    private static String place(int row, int column) {
        return row + "," + column;
    }

    private static Map<String, String> squares(NumberRow rows) {
        var squares = new LinkedHashMap<String, String>();
        for (int row = 0; row < rows.size(); row++)
            for (int column = 0; column < rows.get(row).intValueExact(); column++)
                squares.put(place(row, column), PlaceBoard.HOLE);
        return squares;
    }
}
