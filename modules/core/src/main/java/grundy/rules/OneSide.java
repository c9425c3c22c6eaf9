package grundy.rules;

import grundy.value.Side;

/// The moves of one side of a game in which Left and Right have moves of their own, as if both had them.
///
/// @param <P> the positions
public record OneSide<P>(PartizanBoard<P> board, Side side) implements OtherMoves<P> {
    /// @return the board itself if both sides have the same moves
    public static Board<?> of(PartizanBoard<?> board, Side side) {
        return board instanceof Board<?> impartial ? impartial : new OneSide<>(board, side);
    }

    @Override
    public Iterable<P> options(P position) {
        return board.options(position, side);
    }
}
