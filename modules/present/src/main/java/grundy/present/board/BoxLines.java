package grundy.present.board;

import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.MoveTouch;
import grundy.present.board.piece.PartBoard;
import grundy.present.board.piece.PieceArea;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.scored.DotsAndBoxes;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// Dots, the lines between them, and the boxes that are closed.
record BoxLines(DotsAndBoxes game, long drawnLines) implements PartBoard {
    @Override
    public String look() {
        return "boxes";
    }

    @Override
    public List<BoardPiece> pieces() {
        var pieces = new ArrayList<BoardPiece>();
        for (int row = 0; row < game.rows(); row++)
            for (int column = 0; column < game.columns(); column++)
                if (isClosed(drawnLines, row, column))
                    pieces.add(BoardPiece.of(
                                    box(row, column),
                                    "box",
                                    PieceArea.square(column, row),
                                    Message.of("piece.box", "row", row + 1, "column", column + 1))
                            .asScenery());
        for (int row = 0; row <= game.rows(); row++)
            for (int column = 0; column < game.columns(); column++)
                pieces.add(line(game.level(row, column), row, column, row, column + 1));
        for (int row = 0; row < game.rows(); row++)
            for (int column = 0; column <= game.columns(); column++)
                pieces.add(line(game.upright(row, column), row, column, row + 1, column));
        for (int row = 0; row <= game.rows(); row++)
            for (int column = 0; column <= game.columns(); column++)
                pieces.add(BoardPiece.of(
                                dot(row, column),
                                "vertex",
                                PieceArea.box(column, row, 0, 0),
                                Message.of("piece.dot", "name", dot(row, column)))
                        .asScenery());
        return pieces;
    }

    private boolean isClosed(long lines, int row, int column) {
        return (lines & game.box(row, column)) == game.box(row, column);
    }

    private static String box(int row, int column) {
        return "b" + row + "," + column;
    }

    private static String dot(int row, int column) {
        return Character.toString('a' + column) + (row + 1);
    }

    private BoardPiece line(int line, int row, int column, int toRow, int toColumn) {
        boolean isDrawn = (drawnLines >>> line & 1) != 0;
        var key = isDrawn ? "piece.line" : "piece.line-to-draw";
        var name = dot(row, column) + "-" + dot(toRow, toColumn);
        var piece = BoardPiece.of(
                "l" + line,
                isDrawn ? "line" : "target",
                PieceArea.line(column, row, toColumn, toRow),
                Message.of(key, "name", name));
        return isDrawn ? piece.asScenery() : piece;
    }

    @Override
    public MoveTouch touch(List<Position> left) {
        if (!(left.getFirst() instanceof BoardPosition(DotsAndBoxes.Lines(long then), var _))) return MoveTouch.NONE;
        var line = "l" + Long.numberOfTrailingZeros(then & ~drawnLines);
        var marks = new ArrayList<String>(List.of(line));
        for (int row = 0; row < game.rows(); row++)
            for (int column = 0; column < game.columns(); column++)
                if (isClosed(then, row, column) && !isClosed(drawnLines, row, column)) marks.add(box(row, column));
        return new MoveTouch(List.of(List.of(line)), marks);
    }
}
