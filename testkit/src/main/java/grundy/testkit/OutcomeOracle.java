package grundy.testkit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Who wins an impartial game: the player to move wins if a move leaves a position that the other then loses.
///
/// Goes over whole sums as they are written and knows nothing of nim-values. No line of play may go on for ever.
///
/// @param <P> the positions
public final class OutcomeOracle<P> {
    private final GameMoves<P> moves;
    private final boolean misere;
    private final Map<List<P>, Boolean> known = new HashMap<>();

    /// @param misere whether the player who cannot move wins
    public OutcomeOracle(GameMoves<P> moves, boolean misere) {
        this.moves = moves;
        this.misere = misere;
    }

    /// @return whether the player to move wins the position
    public boolean wins(P position) {
        return wins(List.of(position));
    }

    /// @return whether the player to move wins the disjunctive sum
    public boolean wins(List<P> sum) {
        if (known.get(sum) instanceof Boolean answer) return answer;
        var options = moves.fromSum(sum);
        boolean wins = options.isEmpty() ? misere : options.stream().anyMatch(option -> !wins(option));
        known.put(sum, wins);
        return wins;
    }
}
