package grundy.present.board;

import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.MoveTouch;
import grundy.present.board.piece.PartBoard;
import grundy.present.board.piece.PieceArea;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.board.grid.BattleSheep;
import grundy.text.Message;
import grundy.value.Side;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Hexagons with herds: a move takes some sheep of a herd to another hexagon.
record HexagonSquares(BattleSheep.Meadow meadow) implements PartBoard {
    /// Rows of hexagons reach into each other.
    private static final double ROW = 0.87;

    @Override
    public String look() {
        return "meadow";
    }

    private String place(int square) {
        return square / meadow.columns() + "," + square % meadow.columns();
    }

    @Override
    public List<BoardPiece> pieces() {
        var pieces = new ArrayList<BoardPiece>();
        for (int square = 0; square < meadow.herds().length; square++) {
            int row = square / meadow.columns();
            int column = square % meadow.columns();
            int herd = meadow.herds()[square];
            var area = PieceArea.square(column + row / 2.0, row * ROW);
            var key = herd == 0 ? "piece.square-free" : "piece.square";
            pieces.add(BoardPiece.of(
                    place(square), "hexagon", area, Message.of(key, "row", row + 1, "column", column + 1)));
            if (herd == 0) continue;
            var says = Message.of("piece.herd", "count", Math.abs(herd), "row", row + 1, "column", column + 1);
            pieces.add(BoardPiece.of(place(square) + BoardPiece.ON_TOP, "piece", area, says)
                    .of(herd > 0 ? Side.LEFT : Side.RIGHT)
                    .counting(BigInteger.valueOf(Math.abs(herd))));
        }
        return pieces;
    }

    @Override
    public MoveTouch touch(List<Position> left) {
        if (!(left.getFirst() instanceof BoardPosition(BattleSheep.Meadow to, var _))) return MoveTouch.NONE;
        var way = new ArrayList<String>();
        var marks = new ArrayList<String>();
        for (int square = 0; square < meadow.herds().length; square++) {
            if (meadow.herds()[square] == to.herds()[square]) continue;
            marks.add(place(square));
            if (meadow.herds()[square] == 0) way.add(place(square));
            else way.addFirst(MoveTouch.leaving(place(square), Math.abs(to.herds()[square])));
        }
        return new MoveTouch(List.of(way), marks);
    }
}
