package grundy.present.board;

import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.PartBoard;
import grundy.present.board.piece.PieceArea;
import grundy.present.board.piece.PlaceBoard;
import grundy.present.board.piece.PlaceGesture;
import grundy.rules.BoardPosition;
import grundy.rules.ScoredBoard;
import grundy.rules.scored.ConnectFour;
import grundy.rules.scored.MnkGame;
import grundy.text.Message;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Squares on which X and O put their signs or discs in turn.
final class SignSquares {
    private static final String X = "X";
    private static final String O = "O";

    private SignSquares() {}

    static PartBoard of(MnkGame game, MnkGame.Marks marks) {
        return board(
                "marks", "mark", signs(game, marks), left -> signs(game, (MnkGame.Marks) left), PlaceGesture::first);
    }

    private static Map<String, String> signs(MnkGame game, MnkGame.Marks marks) {
        boolean isX = sign(game, marks).equals(X);
        long x = isX ? marks.mover() : marks.other();
        var signs = new LinkedHashMap<String, String>();
        for (int square = 0; square < game.columns() * game.rows(); square++)
            signs.put(
                    square / game.columns() + "," + square % game.columns(),
                    (marks.taken() >>> square & 1) == 0 ? "" : (x >>> square & 1) != 0 ? X : O);
        return signs;
    }

    private static <P> String sign(ScoredBoard<P> board, P state) {
        return board.sign(state);
    }

    static PartBoard of(ConnectFour game, ConnectFour.Discs discs) {
        var now = signs(game, discs);
        return board("discs", "disc", now, left -> signs(game, (ConnectFour.Discs) left), changes -> {
            var column = changes.getFirst().place().split(",")[1];
            return now.keySet().stream()
                    .filter(place -> place.endsWith("," + column) && "".equals(now.get(place)))
                    .map(List::of)
                    .toList();
        });
    }

    private static Map<String, String> signs(ConnectFour game, ConnectFour.Discs discs) {
        boolean isX = sign(game, discs).equals(X);
        var signs = new LinkedHashMap<String, String>();
        for (int row = 0; row < game.rows(); row++)
            for (int column = 0; column < game.columns(); column++) {
                long bit = game.bottom(column) << game.rows() - 1 - row;
                signs.put(
                        row + "," + column, (discs.all() & bit) == 0 ? "" : (discs.mover() & bit) != 0 == isX ? X : O);
            }
        return signs;
    }

    /// Finds the signs on the squares of a position.
    @FunctionalInterface
    private interface SignFinder {
        Map<String, String> of(Object state);
    }

    private static PartBoard board(
            String look, String sign, Map<String, String> now, SignFinder after, PlaceGesture gesture) {
        var pieces = new ArrayList<BoardPiece>();
        now.forEach((place, there) -> {
            var at = place.split(",");
            int row = Integer.parseInt(at[0]);
            int column = Integer.parseInt(at[1]);
            var area = PieceArea.square(column, row);
            var key = there.isEmpty() ? "piece.square-free" : "piece.square";
            pieces.add(BoardPiece.of(place, "square", area, Message.of(key, "row", row + 1, "column", column + 1)));
            if (there.isEmpty()) return;
            var says = Message.of("piece.on-square", "piece", there, "row", row + 1, "column", column + 1);
            pieces.add(BoardPiece.of(place + BoardPiece.ON_TOP, sign, area, says)
                    .of(there.equals(X) ? Side.LEFT : Side.RIGHT)
                    .reading(there));
        });
        return new PlaceBoard(
                look,
                pieces,
                now,
                left -> PlaceBoard.whole(left).map(to -> after.of(((BoardPosition) to).state())),
                "",
                gesture);
    }
}
