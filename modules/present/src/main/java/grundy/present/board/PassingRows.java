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

/// Heaps of stones beside which somebody may pass, once.
record PassingRows(PartBoard rows, List<BigInteger> sizes) implements PartBoard {
    private static final String PASS = "pass";
    private static final double WIDE = 3;
    private static final double BELOW = 0.3;

    @Override
    public String look() {
        return rows.look();
    }

    @Override
    public List<BoardPiece> pieces() {
        var pieces = new ArrayList<>(rows.pieces());
        pieces.add(BoardPiece.of(PASS, "pass", PieceArea.box(0, BELOW + below(), WIDE, 1), Message.of("piece.pass")));
        return pieces;
    }

    private double below() {
        return rows.pieces().stream()
                .mapToDouble(piece -> piece.area().y2())
                .max()
                .orElse(0);
    }

    @Override
    public MoveTouch touch(List<Position> left) {
        return HeapChanges.numbers(left).equals(sizes)
                ? new MoveTouch(List.of(List.of(PASS)), List.of(PASS))
                : rows.touch(left);
    }
}
