package grundy.rules;

/// The rules of an impartial game, in which both sides have the same moves: what a position may become in one move.
/// This is the interface to implement for a game of one's own; everything else (who wins, nim-values, all winning
/// moves, sums, misere play) follows from it.
///
/// Positions need `equals` and `hashCode` that tell when two are the same (records have them). A ruleset says what
/// is allowed; it never solves.
///
/// @param <P> the positions
@FunctionalInterface
public interface Ruleset<P> extends PartizanRuleset<P> {
    /// @return every position that one move leads to; empty where the game is over. The same position may occur
    ///     twice.
    Iterable<P> options(P position);

    @Override
    default Iterable<P> leftOptions(P position) {
        return options(position);
    }

    @Override
    default Iterable<P> rightOptions(P position) {
        return options(position);
    }
}
