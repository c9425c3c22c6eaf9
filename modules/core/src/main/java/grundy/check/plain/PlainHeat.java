package grundy.check.plain;

import grundy.value.Dyadic;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/// Games made hotter and colder, option by option.
///
/// Source: Winning Ways, chapters 6 and 7; Siegel 2013, chapters II and III.
final class PlainHeat {
    private final PlainGames games;
    private final PlainFunctions functions;
    private final PlainThermographs thermographs;

    PlainHeat(PlainGames games, PlainFunctions functions, PlainThermographs thermographs) {
        this.games = games;
        this.functions = functions;
        this.thermographs = thermographs;
    }

    /// @return the game where each move costs a tax: its mean where it is colder than that; empty if the tax is not
    ///     more than -1, or a number is too long
    Optional<Integer> cooled(int game, Dyadic tax) {
        if (tax.compareTo(Dyadic.of(-1)) <= 0) return Optional.empty();
        return functions
                .game(tax.negate())
                .flatMap(bonus -> new MoveBonuses(
                                new int[] {bonus},
                                end -> thermographs.of(end).temperature().compareTo(tax) < 0,
                                end -> functions.game(thermographs.of(end).mean()))
                        .of(game));
    }

    /// @return the game cooled by its temperature
    Optional<Integer> frozen(int game) {
        var temperature = thermographs.of(game).temperature();
        return temperature.signum() < 0 ? Optional.of(game) : cooled(game, temperature);
    }

    /// @return the game where each move brings a bonus and numbers stay
    Optional<Integer> heated(int game, int bonus) {
        return new MoveBonuses(new int[] {bonus}, functions::isNumber, Optional::of).of(game);
    }

    /// @return the game where each move brings a bonus and integers are multiples of a unit
    Optional<Integer> overheated(int game, int unit, int bonus) {
        return new MoveBonuses(new int[] {bonus}, end -> functions.integer(end).isPresent(), end -> multiple(end, unit))
                .of(game);
    }

    /// @return the game where each move brings a unit and what a move in that gains, and integers are its multiples
    Optional<Integer> norton(int game, int unit) {
        var bonuses = IntStream.concat(gains(unit, true), gains(unit, false))
                .map(gain -> games.plus(unit, gain))
                .distinct()
                .toArray();
        return new MoveBonuses(bonuses, end -> functions.integer(end).isPresent(), end -> multiple(end, unit)).of(game);
    }

    /// @return the gain of each move of a side
    IntStream gains(int game, boolean isLeft) {
        return isLeft
                ? Arrays.stream(games.left(game)).map(option -> games.plus(option, functions.negative(game)))
                : Arrays.stream(games.right(game)).map(option -> games.plus(game, functions.negative(option)));
    }

    private Optional<Integer> multiple(int game, int unit) {
        return functions.integer(game).flatMap(copies -> functions.copies(unit, copies.numerator()));
    }

    /// Bonuses for each move, down to where play ends.
    private final class MoveBonuses {
        private final int[] bonuses;
        private final IntPredicate ends;
        private final IntFunction<Optional<Integer>> atEnd;
        private final GameMemo<Integer, Optional<Integer>> cache = new GameMemo<>();

        /// @param bonuses of which the mover chooses one
        MoveBonuses(int[] bonuses, IntPredicate ends, IntFunction<Optional<Integer>> atEnd) {
            this.bonuses = bonuses;
            this.ends = ends;
            this.atEnd = atEnd;
        }

        /// @return empty if something in it is too long
        Optional<Integer> of(int game) {
            if (ends.test(game)) return atEnd.apply(game);
            return cache.of(game, () -> {
                var left = options(games.left(game), true);
                var right = options(games.right(game), false);
                return left.flatMap(ofLeft -> right.map(ofRight -> games.of(ofLeft, ofRight)));
            });
        }

        private Optional<int[]> options(int[] options, boolean isLeft) {
            var spread = new int[options.length * bonuses.length];
            int count = 0;
            for (int option : options) {
                var below = of(option);
                if (below.isEmpty()) return Optional.empty();
                for (int bonus : bonuses)
                    spread[count++] = games.plus(below.get(), isLeft ? bonus : functions.negative(bonus));
            }
            return Optional.of(spread);
        }
    }
}
