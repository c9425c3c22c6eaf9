package grundy.present.board.piece;

import grundy.text.Message;
import grundy.value.Side;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/// A piece on a board.
///
/// @param place its name, different from that of all others; what stands on a square has the name of the square
///     with {@link #ON_TOP} after it
/// @param look what is drawn: `stone`, `square`, `edge` ...
/// @param side whose colour it has; null if nobody's
/// @param text what is written on it; may be empty
/// @param count how many it stands for; null if it is one
/// @param says its name for somebody who does not see it
/// @param still whether no rule can touch it
public record BoardPiece(
        String place,
        String look,
        PieceArea area,
        @Nullable Side side,
        String text,
        @Nullable BigInteger count,
        Message says,
        boolean still) {
    public static final String ON_TOP = "p";

    public static BoardPiece of(String place, String look, PieceArea area, Message says) {
        return new BoardPiece(place, look, area, null, "", null, says, false);
    }

    public BoardPiece of(@Nullable Side owner) {
        return new BoardPiece(place, look, area, owner, text, count, says, still);
    }

    /// @return this piece, drawn otherwise and elsewhere
    public BoardPiece looking(String other, PieceArea there) {
        return new BoardPiece(place, other, there, side, text, count, says, still);
    }

    public BoardPiece reading(String text) {
        return new BoardPiece(place, look, area, side, text, count, says, still);
    }

    public BoardPiece counting(BigInteger many) {
        return new BoardPiece(place, look, area, side, many.toString(), many, says, still);
    }

    public BoardPiece saying(Message other) {
        return new BoardPiece(place, look, area, side, text, count, other, still);
    }

    public BoardPiece asScenery() {
        return new BoardPiece(place, look, area, side, text, count, says, true);
    }

    /// @return this piece in a part of a board
    public BoardPiece in(String part, double right, double down) {
        return new BoardPiece(part + place, look, area.moved(right, down), side, text, count, says, still);
    }
}
