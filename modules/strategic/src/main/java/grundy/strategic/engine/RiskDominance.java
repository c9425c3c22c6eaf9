package grundy.strategic.engine;

import grundy.strategic.matrix.MatrixGame;
import grundy.value.Rational;
import java.util.List;
import java.util.Optional;

/// Decides which of the two strict pure equilibria of a 2 x 2 game risk-dominates the other: the one at
/// which the product of what both players lose by a deviation is greater (Harsanyi and Selten 1988,
/// chapter 3).
///
/// @param first the equilibrium in the upper row
/// @param second the one in the lower row
/// @param firstProduct product of the losses at the first
/// @param secondProduct product of the losses at the second
public record RiskDominance(int first, int second, Rational firstProduct, Rational secondProduct) {
    /// @return empty unless there are two players with two strategies each and two strict
    ///     equilibria, which then lie across from each other
    public static Optional<RiskDominance> of(MatrixGame game) {
        if (game.playerCount() != 2 || game.strategies(0) != 2 || game.strategies(1) != 2) return Optional.empty();
        for (var pair : List.of(new int[] {0, 3}, new int[] {1, 2}))
            if (isStrict(game, pair[0]) && isStrict(game, pair[1]))
                return Optional.of(new RiskDominance(pair[0], pair[1], product(game, pair[0]), product(game, pair[1])));
        return Optional.empty();
    }

    /// @return the equilibrium that risk-dominates; empty if neither does
    public Optional<Integer> dominant() {
        int order = firstProduct.compareTo(secondProduct);
        return order == 0 ? Optional.empty() : Optional.of(order > 0 ? first : second);
    }

    private static boolean isStrict(MatrixGame game, int cell) {
        return loss(game, cell, 0).signum() > 0 && loss(game, cell, 1).signum() > 0;
    }

    private static Rational product(MatrixGame game, int cell) {
        return loss(game, cell, 0).times(loss(game, cell, 1));
    }

    private static Rational loss(MatrixGame game, int cell, int player) {
        int other = game.deviation(cell, player, 1 - game.strategyIn(cell, player));
        return game.payoff(player, cell).minus(game.payoff(player, other));
    }
}
