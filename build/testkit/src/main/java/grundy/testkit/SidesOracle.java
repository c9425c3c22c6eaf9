package grundy.testkit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Computes by brute force who wins a partizan game: Left and Right move in turn, each by moves of his
/// own.
///
/// @param <P> the positions
public final class SidesOracle<P> {
    private final GameMoves<P> left;
    private final GameMoves<P> right;
    private final boolean misere;
    private final Map<List<P>, Boolean> leftToMove = new HashMap<>();
    private final Map<List<P>, Boolean> rightToMove = new HashMap<>();

    /// @param misere whether the player who cannot move wins
    public SidesOracle(GameMoves<P> left, GameMoves<P> right, boolean misere) {
        this.left = left;
        this.right = right;
        this.misere = misere;
    }

    /// @return whether the player who moves wins
    public boolean moverWins(List<P> sum, boolean leftMoves) {
        var outcomes = leftMoves ? leftToMove : rightToMove;
        if (outcomes.get(sum) instanceof Boolean answer) return answer;
        var options = (leftMoves ? left : right).fromSum(sum);
        boolean wins = options.isEmpty() ? misere : options.stream().anyMatch(option -> !moverWins(option, !leftMoves));
        outcomes.put(sum, wins);
        return wins;
    }

    /// @return the letter of the outcome: L, R, N or P
    public char outcome(List<P> sum) {
        boolean leftFirst = moverWins(sum, true);
        boolean rightFirst = moverWins(sum, false);
        if (leftFirst) return rightFirst ? 'N' : 'L';
        return rightFirst ? 'R' : 'P';
    }
}
