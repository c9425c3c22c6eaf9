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

    @Override
    public String look() {
        return rows.look();
    }

    @Override
    public List<BoardPiece> pieces() {
        var pieces = new ArrayList<>(rows.pieces());
        pieces.add(BoardPiece.of(PASS, "token", PieceArea.square(0, sizes.size()), Message.of("piece.pass")));
        return pieces;
    }

    @Override
    public MoveTouch touch(List<Position> left) {
        return HeapChanges.numbers(left).equals(sizes)
                ? new MoveTouch(List.of(List.of(PASS)), List.of(PASS))
                : rows.touch(left);
    }
}
