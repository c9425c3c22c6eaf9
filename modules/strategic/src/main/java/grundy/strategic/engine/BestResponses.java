package grundy.strategic.engine;

import grundy.limit.Checkpoint;
import grundy.strategic.matrix.MatrixGame;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Marks the payoffs that are best responses to what the others play, for any number of players. Cost:
/// the number of payoffs.
public final class BestResponses {
    private final MatrixGame game;
    private final boolean[][] best;

    public BestResponses(MatrixGame game) {
        this.game = game;
        best = new boolean[game.playerCount()][game.cells()];
        for (int player = 0; player < best.length; player++) mark(player);
    }

    private void mark(int player) {
        int own = game.strategies(player);
        for (int cell = 0; cell < game.cells(); cell++) {
            if (game.strategyIn(cell, player) != 0) continue;
            Checkpoint.step();
            @Nullable Rational most = null;
            for (int s = 0; s < own; s++) {
                var payoff = game.payoff(player, game.deviation(cell, player, s));
                most = most == null ? payoff : most.max(payoff);
            }
            for (int s = 0; s < own; s++) {
                int at = game.deviation(cell, player, s);
                best[player][at] = game.payoff(player, at).equals(most);
            }
        }
    }

    /// @return whether the player can do no better in this profile by playing something else
    public boolean isBest(int player, int cell) {
        return best[player][cell];
    }

    /// @return the profiles in which everybody's strategy is a best response
    public List<Integer> pureEquilibria() {
        var found = new ArrayList<Integer>();
        for (int cell = 0; cell < game.cells(); cell++) if (isEquilibrium(cell)) found.add(cell);
        return found;
    }

    private boolean isEquilibrium(int cell) {
        for (var marks : best) if (!marks[cell]) return false;
        return true;
    }
}
