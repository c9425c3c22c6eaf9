package grundy.present.play;

import grundy.finding.Foresight;
import grundy.rules.ScoredMove;
import java.util.List;

/// The known or foreseen result of a position in a game with a score.
///
/// @param <P> the positions
public sealed interface ScoredOutlook<P> {
    /// @param value points by which the player about to move ends ahead if both play best
    /// @param best moves that keep the value: all, or one
    record Known<P>(long value, List<ScoredMove<P>> best) implements ScoredOutlook<P> {}

    /// Best play is out of reach.
    record Foreseen<P>(Foresight<P> foresight) implements ScoredOutlook<P> {}

    /// The time was too short even to look one move ahead.
    record Unknown<P>() implements ScoredOutlook<P> {}
}
