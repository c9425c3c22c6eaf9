package grundy.testkit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Computes by brute force who loses among several players who move in turn, each with an order of
/// preference among the losers: whoever cannot move loses, and the player to move chooses the loser
/// that comes first in his order.
///
/// @param <P> the positions
public final class LoserOracle<P> {
    private record Turn<P>(List<P> sum, int mover) {}

    private final List<GameMoves<P>> byPlayer;
    private final List<List<Integer>> orders;
    private final Map<Turn<P>, Integer> losers = new HashMap<>();

    /// @param byPlayer the moves of each player
    /// @param orders for each player all players, the one he would like best to lose first
    public LoserOracle(List<GameMoves<P>> byPlayer, List<List<Integer>> orders) {
        this.byPlayer = List.copyOf(byPlayer);
        this.orders = List.copyOf(orders);
    }

    /// @param mover the number of the player to move, from 0
    /// @return the number of the player who loses
    public int loser(List<P> sum, int mover) {
        var turn = new Turn<>(List.copyOf(sum), mover);
        if (losers.get(turn) instanceof Integer answer) return answer;
        var order = orders.get(mover);
        int best = -1;
        for (var option : byPlayer.get(mover).fromSum(turn.sum)) {
            int loser = loser(option, (mover + 1) % orders.size());
            if (best < 0 || order.indexOf(loser) < order.indexOf(best)) best = loser;
        }
        int loser = best < 0 ? mover : best;
        losers.put(turn, loser);
        return loser;
    }
}
