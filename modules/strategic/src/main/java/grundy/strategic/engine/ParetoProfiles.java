package grundy.strategic.engine;

import grundy.limit.Checkpoint;
import grundy.strategic.matrix.MatrixGame;
import grundy.value.Rational;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Pareto-optimal profiles: no other profile is better for somebody and worse for nobody.
public final class ParetoProfiles {
    /// Cells up to which each is compared with each, where there are more than two players.
    private static final int MOST = 20_000;

    private ParetoProfiles() {}

    /// @return the profiles in their order; empty if there are more than two players and too many profiles.
    ///     Cost: O(n log n) for two players, O(n^2) for more
    public static Optional<List<Integer>> optimal(MatrixGame game) {
        if (game.playerCount() <= 2) return Optional.of(sweep(game));
        if (game.cells() > MOST) return Optional.empty();
        return Optional.of(IntStream.range(0, game.cells())
                .filter(cell -> {
                    Checkpoint.look();
                    return IntStream.range(0, game.cells()).noneMatch(other -> improves(game, other, cell));
                })
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

    /// Selects profiles: of those that give the first player the same, those matter that give the last
    /// one most; among these, from what is best for the first player downwards, those that give the
    /// last one more than all before.
    private static List<Integer> sweep(MatrixGame game) {
        if (game.isConstantSum())
            return IntStream.range(0, game.cells()).boxed().toList();
        int last = game.playerCount() - 1;
        var most = new HashMap<Rational, Rational>();
        for (int cell = 0; cell < game.cells(); cell++) {
            Checkpoint.step();
            most.merge(game.payoff(0, cell), game.payoff(last, cell), Rational::max);
        }
        @Nullable Rational highest = null;
        for (var best : most.entrySet().stream()
                .sorted((one, other) -> {
                    Checkpoint.step();
                    return other.getKey().compareTo(one.getKey());
                })
                .toList()) {
            if (highest != null && best.getValue().compareTo(highest) <= 0) most.remove(best.getKey());
            else highest = best.getValue();
        }
        return IntStream.range(0, game.cells())
                .filter(cell -> {
                    Checkpoint.step();
                    return game.payoff(last, cell).equals(most.get(game.payoff(0, cell)));
                })
                .boxed()
                .toList();
    }
}
