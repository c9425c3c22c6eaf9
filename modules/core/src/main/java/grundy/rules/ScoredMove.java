package grundy.rules;

/// A move in a game with a score.
///
/// @param to the position that the move leaves
/// @param points what the player who moves wins by it over the other; negative where it costs him something
/// @param again whether the same player moves once more, as after a box in Dots and Boxes
/// @param <P> the positions
public record ScoredMove<P>(P to, long points, boolean again) {
    /// A move after which it is the other player's turn.
    public ScoredMove(P to, long points) {
        this(to, points, false);
    }

    /// A move without points, after which it is the other player's turn.
    public static <P> ScoredMove<P> to(P position) {
        return new ScoredMove<>(position, 0, false);
    }
}
