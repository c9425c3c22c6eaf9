package grundy.strategic.check;

import grundy.strategic.matrix.MatrixGame;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// A mixed strategy for each player: with which probability he plays each of his strategies.
///
/// @param strategies for each player one number for each strategy
public record StrategyProfile(List<List<Rational>> strategies) {
    /// @return the profile in which everybody plays one strategy for certain
    public static StrategyProfile pure(MatrixGame game, int cell) {
        var strategies = new ArrayList<List<Rational>>();
        for (int player = 0; player < game.playerCount(); player++) {
            var one = new ArrayList<>(Collections.nCopies(game.strategies(player), Rational.ZERO));
            one.set(game.strategyIn(cell, player), Rational.ONE);
            strategies.add(List.copyOf(one));
        }
        return new StrategyProfile(List.copyOf(strategies));
    }

    public static StrategyProfile of(Rational[]... strategies) {
        return new StrategyProfile(Arrays.stream(strategies).map(List::of).toList());
    }

    /// @return the strategies that a player plays with a probability above 0
    public int[] support(int player) {
        var strategy = strategies.get(player);
        return IntStream.range(0, strategy.size())
                .filter(i -> strategy.get(i).signum() != 0)
                .toArray();
    }

    public boolean isPure() {
        return IntStream.range(0, strategies.size()).allMatch(player -> support(player).length == 1);
    }
}
