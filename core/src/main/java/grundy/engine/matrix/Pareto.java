package grundy.engine.matrix;

import grundy.rules.matrix.MatrixGame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Pareto-optimal profiles: no other profile is better for somebody and worse for nobody.
public final class Pareto {
    /// Cells up to which each is compared with each, where there are more than two players.
    private static final int MOST = 20_000;

    private Pareto() {}

    /// @return the profiles in their order; empty if there are more than two players and too many profiles.
    ///     Cost: O(n log n) for two players, O(n^2) for more
    public static Optional<List<Integer>> optimal(MatrixGame game) {
        if (game.playerCount() <= 2) return Optional.of(sweep(game));
        if (game.cells() > MOST) return Optional.empty();
        return Optional.of(IntStream.range(0, game.cells())
                .filter(cell -> IntStream.range(0, game.cells()).noneMatch(other -> improves(game, other, cell)))
                .boxed()
                .toList());
    }

    /// @return whether a profile is better than another for somebody and worse for nobody
    public static boolean improves(MatrixGame game, int better, int than) {
        boolean some = false;
        for (int player = 0; player < game.playerCount(); player++) {
            int order = game.payoff(player, better).compareTo(game.payoff(player, than));
            if (order < 0) return false;
            some |= order > 0;
        }
        return some;
    }

    private static List<Integer> sweep(MatrixGame game) {
        int last = game.playerCount() - 1;
        var cells = IntStream.range(0, game.cells())
                .boxed()
                .sorted(Comparator.<Integer, grundy.value.Rational>comparing(cell -> game.payoff(0, cell))
                        .thenComparing(cell -> game.payoff(last, cell))
                        .reversed())
                .toList();
        var optimal = new ArrayList<Integer>();
        int highest = -1;
        for (int cell : cells) {
            boolean better = highest < 0 || game.payoff(last, cell).compareTo(game.payoff(last, highest)) > 0;
            boolean same = highest >= 0 && game.payoffs(cell).equals(game.payoffs(highest));
            if (better) highest = cell;
            if (better || same) optimal.add(cell);
        }
        optimal.sort(null);
        return optimal;
    }
}
