package grundy.present.board;

import grundy.present.board.piece.BoardPiece;
import grundy.present.board.piece.MoveTouch;
import grundy.present.board.piece.PartBoard;
import grundy.present.board.piece.PieceArea;
import grundy.present.move.MoveWording;
import grundy.rules.Position;
import grundy.text.Message;
import java.util.List;

/// A position as it is written, where there is nothing to draw or to touch.
record PlainWords(String text) implements PartBoard {
    @Override
    public String look() {
        return "text";
    }

    @Override
    public List<BoardPiece> pieces() {
        var excerpt = MoveWording.shorten(text);
        int width = excerpt.length() / 2 + 1;
        var area = PieceArea.box(0, 0, width, 1);
        return List.of(BoardPiece.of("words", "words", area, Message.of("piece.words", "text", excerpt))
                .reading(excerpt)
                .asScenery());
    }

    @Override
    public MoveTouch touch(List<Position> left) {
        return MoveTouch.NONE;
    }
}
