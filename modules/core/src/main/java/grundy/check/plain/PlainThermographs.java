package grundy.check.plain;

import grundy.value.Dyadic;
import java.util.Arrays;

/// Finds where the walls of thermographs stand, temperature by temperature, and where they meet; no
/// wall is ever drawn.
///
/// An integer stands at itself at every temperature. Otherwise Left's scaffold at `t` is the greatest right wall of a
/// left option less `t`, Right's the least left wall of a right option plus `t`; the least `t >= -1` at which Left's
/// is not greater is the temperature, and there they stand at the mean. Scaffolds have slopes 0 and 1, so that corners
/// lie on a grid that halves with each move; as Left's scaffold never rises and Right's never falls, halving finds the
/// corner.
///
/// Source: Winning Ways, chapter 6.
final class PlainThermographs {
    private final PlainGames games;
    private final PlainFunctions functions;
    private final GameMemo<Integer, Mast> masts = new GameMemo<>();
    private final GameMemo<WallPoint, Dyadic> walls = new GameMemo<>();

    /// The point where the walls of a game meet.
    ///
    /// @param twos the number of binary places of its corners
    record Mast(Dyadic temperature, Dyadic mean, int twos) {}

    private record WallPoint(int game, Dyadic temperature, boolean isLeft) {}

    PlainThermographs(PlainGames games, PlainFunctions functions) {
        this.games = games;
        this.functions = functions;
    }

    /// @return the temperature and the mean
    Mast of(int game) {
        return masts.of(
                game,
                () -> functions
                        .integer(game)
                        .map(number -> new Mast(Dyadic.of(-1), number, 0))
                        .orElseGet(() -> meeting(game)));
    }

    private Mast meeting(int game) {
        var below = games.options(game).mapToObj(this::of).toList();
        int twos = 1 + below.stream().mapToInt(Mast::twos).max().orElseThrow();
        var hottest =
                below.stream().map(Mast::temperature).max(Dyadic::compareTo).orElseThrow();
        var gap = gap(game, hottest);
        var temperature = gap.signum() > 0
                ? hottest.plus(gap.timesPowerOfTwo(-1))
                : least(game, Dyadic.of(-1), hottest, Dyadic.ONE.timesPowerOfTwo(-twos));
        return new Mast(temperature, scaffold(game, temperature, true), twos);
    }

    /// @return the least temperature on the grid at which the scaffolds have met
    private Dyadic least(int game, Dyadic coldest, Dyadic hottest, Dyadic step) {
        var low = coldest;
        var high = hottest;
        while (low.compareTo(high) < 0) {
            var steps = high.minus(low).timesPowerOfTwo(step.twos()).numerator();
            var half = low.plus(new Dyadic(steps.shiftRight(1), step.twos()));
            if (gap(game, half).signum() > 0) low = half.plus(step);
            else high = half;
        }
        return high;
    }

    /// @return the distance by which Left's scaffold is further to the left
    private Dyadic gap(int game, Dyadic temperature) {
        return scaffold(game, temperature, true).minus(scaffold(game, temperature, false));
    }

    private Dyadic scaffold(int game, Dyadic temperature, boolean isLeft) {
        var walls = Arrays.stream(games.options(game, isLeft)).mapToObj(option -> wall(option, temperature, !isLeft));
        return isLeft
                ? walls.max(Dyadic::compareTo).orElseThrow().minus(temperature)
                : walls.min(Dyadic::compareTo).orElseThrow().plus(temperature);
    }

    private Dyadic wall(int game, Dyadic temperature, boolean isLeft) {
        var mast = of(game);
        if (temperature.compareTo(mast.temperature) >= 0) return mast.mean;
        return walls.of(new WallPoint(game, temperature, isLeft), () -> scaffold(game, temperature, isLeft));
    }
}
