package grundy.strategic.check;

import grundy.strategic.matrix.MatrixGame;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Checks the steps of an iterated elimination again: each strategy that goes is dominated, as it is said to be, by
/// what is still there, against all that the others may still play, and not in a later round than by that strategy it
/// could.
public final class DominationCheck {
    private DominationCheck() {}

    /// @param steps in the order of their rounds, which are numbered from 1 without a gap
    public static boolean holds(MatrixGame game, List<DominationStep> steps) {
        var left = new ArrayList<List<Integer>>();
        for (int player = 0; player < game.playerCount(); player++)
            left.add(new ArrayList<>(
                    IntStream.range(0, game.strategies(player)).boxed().toList()));
        List<List<Integer>> before = List.of();
        int number = 1;
        for (int from = 0; from < steps.size(); number++) {
            if (steps.get(from).round() != number) return false;
            int to = from;
            while (to < steps.size() && steps.get(to).round() == steps.get(from).round()) to++;
            var round = steps.subList(from, to);
            if (!round.stream().allMatch(step -> holds(game, step, left))) return false;
            if (isLate(game, round, before)) return false;
            before = left.stream().map(List::copyOf).toList();
            for (var step : round)
                if (!left.get(step.player()).removeIf(strategy -> strategy == step.strategy())) return false;
            from = to;
        }
        return true;
    }

    /// @param before what was left one round earlier; empty if that was none
    /// @return whether a step by a single strategy, which every round looks for, could have been made there
    private static boolean isLate(MatrixGame game, List<DominationStep> round, List<List<Integer>> before) {
        return !before.isEmpty()
                && round.stream().anyMatch(step -> step.dominators().length == 1 && holds(game, step, before));
    }

    private static boolean holds(MatrixGame game, DominationStep step, List<List<Integer>> left) {
        if (step.player() < 0 || step.player() >= game.playerCount()) return false;
        if (step.mixture().size() != game.strategies(step.player())) return false;
        var own = left.get(step.player());
        var sum = Rational.ZERO;
        for (int k = 0; k < step.mixture().size(); k++) {
            var weight = step.mixture().get(k);
            if (weight.signum() < 0 || weight.signum() > 0 && (!own.contains(k) || k == step.strategy())) return false;
            sum = sum.plus(weight);
        }
        if (!sum.equals(Rational.ONE) || !own.contains(step.strategy())) return false;
        boolean somewhere = false;
        boolean everywhere = true;
        for (int cell : profiles(game, step, left)) {
            var mixed = Rational.ZERO;
            for (int k : step.dominators())
                mixed = mixed.plus(step.mixture()
                        .get(k)
                        .times(game.payoff(step.player(), game.deviation(cell, step.player(), k))));
            int order = mixed.compareTo(game.payoff(step.player(), cell));
            if (order < 0) return false;
            somewhere |= order > 0;
            everywhere &= order > 0;
        }
        return somewhere && everywhere == step.strict();
    }

    /// @return the profiles in which the player plays the strategy and the others something that is left
    private static int[] profiles(MatrixGame game, DominationStep step, List<List<Integer>> left) {
        return IntStream.range(0, game.cells())
                .filter(cell -> IntStream.range(0, game.playerCount())
                        .allMatch(player -> player == step.player()
                                ? game.strategyIn(cell, player) == step.strategy()
                                : left.get(player).contains(game.strategyIn(cell, player))))
                .toArray();
    }
}
