package grundy.present.play;

import grundy.finding.Move;
import grundy.present.move.Situation;
import java.util.Optional;

/// A move of a game that was played.
///
/// @param human who made it
/// @param before how its maker stood
/// @param after the standing of the player who made it, after it
/// @param winning how many moves would have won
/// @param legal how many moves there were, counted up to {@link #MOST_COUNTED}
/// @param better a move that would have kept the win that this one gave away
public record Ply(
        boolean human,
        Situation from,
        Move move,
        Situation to,
        MoverStanding before,
        MoverStanding after,
        String winning,
        LegalCount legal,
        Optional<Move> better) {
    public static final long MOST_COUNTED = 10_000;

    /// The number of legal moves, as far as they were counted.
    ///
    /// @param all whether there are no more
    public record LegalCount(long number, boolean all) {
        /// @return the number, with `+` where there may be more
        @Override
        public String toString() {
            return all ? Long.toString(number) : number + "+";
        }
    }

    /// @return whether a win, or a draw, was given away
    public boolean isMistake() {
        return before == MoverStanding.WON && (after == MoverStanding.LOST || after == MoverStanding.DRAWN)
                || before == MoverStanding.DRAWN && after == MoverStanding.LOST;
    }
}
