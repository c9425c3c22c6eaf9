package grundy.check.plain;

import java.math.BigInteger;
import java.util.Optional;

/// Checks the atomic weight of a game: the game differs from that many ups by less than up and a star
/// that is remote, which no game below the difference is worth. A game has one such weight at most, and
/// every dicot has one.
///
/// Source: Winning Ways, chapter 8; Siegel 2013, section II.7.
final class PlainWeights {
    private final PlainGames games;
    private final PlainFunctions functions;
    private final PlainHeat heat;

    PlainWeights(PlainGames games, PlainFunctions functions, PlainHeat heat) {
        this.games = games;
        this.functions = functions;
        this.heat = heat;
    }

    /// @return empty if it would take too long to say
    Optional<Boolean> isWeight(int game, int weight) {
        return heat.norton(weight, functions.upPower(1, false)).flatMap(ups -> {
            int rest = games.plus(game, functions.negative(ups));
            return remoteStar(rest).map(star -> isBetween(rest, games.plus(functions.upPower(1, false), star)));
        });
    }

    private boolean isBetween(int rest, int most) {
        return games.isAtMost(rest, most) && games.isAtMost(functions.negative(most), rest);
    }

    /// Below a nimber lie all smaller ones, so that the first missing one is greater than all that are present.
    ///
    /// @return a nimber greater than all those that lie below a game
    private Optional<Integer> remoteStar(int game) {
        var below = functions.followers(game);
        for (int size = 1; ; size++) {
            var star = games.nimber(BigInteger.valueOf(size));
            if (star.isEmpty()) return Optional.empty();
            if (!below.contains(star.get())) return next(size - 1);
        }
    }

    private Optional<Integer> next(int size) {
        return games.nimber(BigInteger.valueOf(Long.highestOneBit(Math.max(1, size)) * 2));
    }
}
