package grundy.strategic.check;

import grundy.strategic.matrix.MatrixGame;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.List;

/// The payoff of each player in a profile, and what he would get by any other strategy: if nobody can
/// gain, the profile is an equilibrium. Everything is worked out from the payoffs alone, exactly.
///
/// @param payoffs what each player gets
/// @param alternatives for each player, what each of his strategies would give
public record DeviationGains(List<Rational> payoffs, List<List<Rational>> alternatives) {
    /// @param profile a probability for each strategy
    /// @throws IllegalArgumentException if it does not fit the game
    public static DeviationGains of(MatrixGame game, StrategyProfile profile) {
        if (!isProfile(game, profile))
            throw new IllegalArgumentException("Probabilities must be >= 0 and add up to 1 for each player");
        var expected = new ExpectedPayoffs(game, profile);
        var payoffs = new ArrayList<Rational>();
        var alternatives = new ArrayList<List<Rational>>();
        for (int player = 0; player < game.playerCount(); player++) {
            var own = expected.of(player);
            var strategy = profile.strategies().get(player);
            // Played strategies of an equilibrium give the same; where they do not, the sum is what counts.
            var first = own.get(profile.support(player)[0]);
            boolean same = true;
            for (int s : profile.support(player)) same &= own.get(s).equals(first);
            var payoff = first;
            if (!same) {
                payoff = Rational.ZERO;
                for (int s : profile.support(player))
                    payoff = payoff.plus(strategy.get(s).times(own.get(s)));
            }
            payoffs.add(payoff);
            alternatives.add(own);
        }
        return new DeviationGains(payoffs, alternatives);
    }

    /// @return whether there is a number >= 0 for each strategy of each player, which add up to 1
    public static boolean isProfile(MatrixGame game, StrategyProfile profile) {
        if (profile.strategies().size() != game.playerCount()) return false;
        for (int player = 0; player < game.playerCount(); player++) {
            var strategy = profile.strategies().get(player);
            if (strategy.size() != game.strategies(player)) return false;
            for (var weight : strategy) if (weight.signum() < 0) return false;
            if (!ExpectedPayoffs.addUpToOne(strategy)) return false;
        }
        return true;
    }

    /// @return the most that a player could get by playing something else
    public Rational best(int player) {
        return alternatives.get(player).stream().reduce(payoffs.get(player), Rational::max);
    }

    /// @return the gain of a player's best deviation; 0 if none pays
    public Rational gain(int player) {
        return best(player).minus(payoffs.get(player));
    }

    /// @return whether no deviation pays
    public boolean isEquilibrium() {
        for (int player = 0; player < payoffs.size(); player++) if (gain(player).signum() > 0) return false;
        return true;
    }
}
