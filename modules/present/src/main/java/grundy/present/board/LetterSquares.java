package grundy.present.board;

import grundy.explain.board.MarkedBoard;
import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.PartBoard;
import grundy.present.board.piece.PieceArea;
import grundy.present.board.piece.PlaceBoard;
import grundy.present.board.piece.PlaceGesture;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Boards of letters: squares, and pieces on them.
final class LetterSquares {
    private LetterSquares() {}

    /// @param options moves that are examined for the letters that they put on the board
    /// @return the boards that may be tried, the simplest to touch first
    static Stream<PartBoard> of(RuleTree rules, MarkedBoard board, List<List<Position>> options) {
        var squares = new PlaceBoard(
                "squares",
                pieces(board),
                letters(board),
                left -> PlaceBoard.whole(left)
                        .flatMap(to -> board.after(rules, to))
                        .map(LetterSquares::letters),
                PlaceBoard.HOLE,
                PlaceGesture::moving);
        return Stream.<Supplier<PartBoard>>of(
                        () -> squares, () -> squares.by(PlaceGesture::all), () -> squares.lettered(options))
                .map(Supplier::get);
    }

    private static Map<String, String> letters(MarkedBoard board) {
        var letters = new LinkedHashMap<String, String>();
        for (int row = 0; row < board.rows(); row++)
            for (int column = 0; column < board.columns(); column++)
                letters.put(
                        row + "," + column,
                        board.isEmpty(row, column) ? "" : Character.toString(board.letter(row, column)));
        return letters;
    }

    private static List<BoardPiece> pieces(MarkedBoard board) {
        var pieces = new ArrayList<BoardPiece>();
        for (int row = 0; row < board.rows(); row++)
            for (int column = 0; column < board.columns(); column++) {
                var place = row + "," + column;
                var area = PieceArea.square(column, row);
                boolean isHole = board.isHole(row, column);
                pieces.add(BoardPiece.of(place, isHole ? "hole" : "square", area, says(board, row, column)));
                if (isHole || board.isEmpty(row, column)) continue;
                var letter = Character.toString(board.letter(row, column));
                pieces.add(BoardPiece.of(
                                place + BoardPiece.ON_TOP,
                                "piece",
                                area,
                                Message.of("piece.on-square", "piece", letter, "row", row + 1, "column", column + 1))
                        .of(board.owner(row, column).orElse(null))
                        .reading(letter));
            }
        return pieces;
    }

    private static Message says(MarkedBoard board, int row, int column) {
        var key = board.isHole(row, column)
                ? "piece.hole"
                : board.isEmpty(row, column) ? "piece.square-free" : "piece.square";
        return Message.of(key, "row", row + 1, "column", column + 1);
    }
}
