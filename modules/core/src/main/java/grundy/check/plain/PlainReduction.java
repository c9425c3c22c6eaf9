package grundy.check.plain;

import java.util.Arrays;

/// Checks that a game is the reduced form of another: it differs by an infinitesimal, no option is
/// dominated or reversible but for one, and the options are reduced likewise. A game has one reduced
/// form.
///
/// Source: J. P. Grossman and A. N. Siegel, Reductions of Partizan Games, Games of No Chance 3 (2009).
final class PlainReduction {
    private final PlainGames games;
    private final PlainFunctions functions;
    private final GameMemo<Integer, Boolean> cache = new GameMemo<>();

    PlainReduction(PlainGames games, PlainFunctions functions) {
        this.games = games;
        this.functions = functions;
    }

    boolean isReduced(int game, int claimed) {
        return isAtLeast(game, claimed) && isAtLeast(claimed, game) && isReduced(claimed);
    }

    private boolean isReduced(int game) {
        if (functions.isNumber(game)) return true;
        return cache.of(
                game,
                () -> functions.stop(game, true) != functions.stop(game, false)
                        && areReduced(game, games.left(game), true)
                        && areReduced(game, games.right(game), false));
    }

    private boolean areReduced(int game, int[] options, boolean isLeft) {
        return Arrays.stream(options)
                .allMatch(option -> isReduced(option)
                        && Arrays.stream(options).noneMatch(other -> other != option && isAsGood(other, option, isLeft))
                        && Arrays.stream(games.options(option, !isLeft))
                                .noneMatch(answer -> isAsGood(game, answer, isLeft)));
    }

    private boolean isAsGood(int one, int two, boolean isLeft) {
        return isLeft ? isAtLeast(one, two) : isAtLeast(two, one);
    }

    /// @return whether `one >= two` but for an infinitesimal
    private boolean isAtLeast(int one, int two) {
        int stop = functions.stop(games.plus(one, functions.negative(two)), false);
        return games.isAtMost(games.zero(), stop);
    }
}
