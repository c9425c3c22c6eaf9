package grundy.rules;

import java.util.LinkedHashSet;

/// A game in which Left and Right have moves of their own, played as if both had the moves of either.
///
/// @param <P> the positions
public record EitherSide<P>(PartizanBoard<P> board) implements OtherMoves<P> {
    /// @return each option once
    @Override
    public Iterable<P> options(P position) {
        var options = new LinkedHashSet<P>();
        board.leftOptions(position).forEach(options::add);
        board.rightOptions(position).forEach(options::add);
        return options;
    }
}
