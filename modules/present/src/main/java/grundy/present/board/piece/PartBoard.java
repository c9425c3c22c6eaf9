package grundy.present.board.piece;

import grundy.rules.Position;
import java.util.List;

/// The board of one component, as it is drawn and touched: one class for each family of looks. {@link
/// PartBoards} chooses.
public interface PartBoard {
    /// @return such as `stones`, `squares`, `graph`
    String look();

    /// @return the pieces, with places named within the part
    List<BoardPiece> pieces();

    /// @param left what a move leaves of the component
    /// @return the touches that make the move; {@link MoveTouch#NONE} where they cannot be shown here
    MoveTouch touch(List<Position> left);
}
