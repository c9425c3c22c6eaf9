package grundy.check.plain;

import grundy.check.ClaimedMove;
import grundy.limit.Checkpoint;
import grundy.rules.Sum;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Finds who loses among several players who move in turn, straight from the definition: whoever cannot
/// move loses, and the player to move chooses the loser that he would like best to see lose.
///
/// Cost: as {@link PlainPositions}.
public final class PlainLosers {
    private final PlainPositions positions;
    private final int mover;
    private final int[] losers;

    private PlainLosers(PlainPositions positions, int mover, int[] losers) {
        this.positions = positions;
        this.mover = mover;
        this.losers = losers;
    }

    /// @param preferences for each player all players, the one he would like best to see lose first
    /// @param most moves to look at before giving up
    /// @return empty if there are more, or play can come back to a position
    public static Optional<PlainLosers> of(Sum sum, List<List<Integer>> preferences, int mover, long most) {
        return PlainPositions.of(sum, List.of(mover), most)
                .flatMap(positions ->
                        losers(positions, preferences).map(losers -> new PlainLosers(positions, mover, losers)));
    }

    /// Positions are settled in rounds, each once all its options are.
    private static Optional<int[]> losers(PlainPositions positions, List<List<Integer>> preferences) {
        var losers = new int[positions.size()];
        Arrays.fill(losers, -1);
        for (int settled = 0; settled < losers.length; ) {
            int before = settled;
            for (int at = losers.length - 1; at >= 0; at--) {
                Checkpoint.step();
                if (losers[at] >= 0 || Arrays.stream(positions.options(at)).anyMatch(option -> losers[option] < 0))
                    continue;
                losers[at] = loser(positions, preferences, losers, at);
                settled++;
            }
            if (settled == before) return Optional.empty();
        }
        return Optional.of(losers);
    }

    private static int loser(PlainPositions positions, List<List<Integer>> preferences, int[] losers, int at) {
        var order = preferences.get(positions.mover(at));
        int best = -1;
        for (int option : positions.options(at))
            if (best < 0 || order.indexOf(losers[option]) < order.indexOf(best)) best = losers[option];
        return best < 0 ? positions.mover(at) : best;
    }

    /// @return the number of the player who loses
    public int loser() {
        return losers[0];
    }

    /// @return positions that were examined, each counted once for each who may be to move
    public long positions() {
        return positions.size();
    }

    /// @return every move after which that player loses, once; none if it is the one who moves
    public List<ClaimedMove> winningMoves() {
        var moves = new ArrayList<ClaimedMove>();
        if (loser() != mover)
            positions.first(mover, (move, after) -> {
                if (losers[after] == loser()) moves.add(move);
            });
        return moves.stream().distinct().toList();
    }
}
