package grundy.strategic.check;

import grundy.limit.Checkpoint;
import grundy.strategic.matrix.MatrixGame;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;

/// Computes the expected payoff of each strategy of a player when the others play a mixed profile. Sums
/// are made over one common denominator, so that large games with long fractions are no slower than
/// they must be.
final class ExpectedPayoffs {
    private final MatrixGame game;
    private final List<BigInteger[]> weights = new ArrayList<>();
    private final List<BigInteger> denominators = new ArrayList<>();

    ExpectedPayoffs(MatrixGame game, StrategyProfile profile) {
        this.game = game;
        for (var strategy : profile.strategies()) {
            var denominator = denominator(strategy);
            denominators.add(denominator);
            weights.add(
                    strategy.stream().map(weight -> over(weight, denominator)).toArray(BigInteger[]::new));
        }
    }

    /// @return for each strategy of the player, its expected payoff
    List<Rational> of(int player) {
        var payoffDenominator = BigInteger.ONE;
        for (int cell = 0; cell < game.cells(); cell++) {
            Checkpoint.step();
            payoffDenominator = lcm(payoffDenominator, game.payoff(player, cell).denominator());
        }
        var sums = new BigInteger[game.strategies(player)];
        Arrays.fill(sums, BigInteger.ZERO);
        for (int cell = 0; cell < game.cells(); cell++) {
            Checkpoint.step();
            var probability = BigInteger.ONE;
            for (int other = 0; other < game.playerCount() && probability.signum() != 0; other++)
                if (other != player) probability = times(probability, weights.get(other)[game.strategyIn(cell, other)]);
            if (probability.signum() == 0) continue;
            int own = game.strategyIn(cell, player);
            sums[own] = sums[own].add(probability.multiply(over(game.payoff(player, cell), payoffDenominator)));
        }
        var denominator = payoffDenominator;
        for (int other = 0; other < game.playerCount(); other++)
            if (other != player) denominator = denominator.multiply(denominators.get(other));
        // All strategies that are played in an equilibrium give the same: one fraction to reduce instead of many.
        var common = denominator;
        var fractions = new HashMap<BigInteger, Rational>();
        var expected = new ArrayList<Rational>();
        for (var sum : sums) {
            Checkpoint.look();
            expected.add(fractions.computeIfAbsent(sum, some -> new Rational(some, common)));
        }
        return expected;
    }

    /// @return whether these numbers add up to 1
    static boolean addUpToOne(List<Rational> numbers) {
        var denominator = denominator(numbers);
        var sum = BigInteger.ZERO;
        for (var number : numbers) sum = sum.add(over(number, denominator));
        return sum.equals(denominator);
    }

    private static BigInteger times(BigInteger a, BigInteger b) {
        return a.equals(BigInteger.ONE) ? b : a.multiply(b);
    }

    private static BigInteger denominator(List<Rational> numbers) {
        var common = BigInteger.ONE;
        for (var number : numbers) {
            Checkpoint.step();
            common = lcm(common, number.denominator());
        }
        return common;
    }

    private static BigInteger lcm(BigInteger a, BigInteger b) {
        if (b.equals(BigInteger.ONE) || a.equals(b)) return a;
        return a.divide(a.gcd(b)).multiply(b);
    }

    private static BigInteger over(Rational number, BigInteger denominator) {
        return number.numerator().multiply(denominator.divide(number.denominator()));
    }
}
