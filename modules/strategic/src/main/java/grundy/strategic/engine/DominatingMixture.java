package grundy.strategic.engine;

import grundy.limit.Checkpoint;
import grundy.limit.Limits;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/// Mixtures of lines that dominate one line. Both programs begin at 0, which is feasible: weights need not add up to 1
/// beforehand.
///
/// @param lines payoffs of each strategy
/// @param dominated the line that is to be dominated
record DominatingMixture(Rational[][] lines, int dominated, Limits limits) {
    /// Maximises by how much the mixture is better at least.
    ///
    /// @return weights of all lines, if there is a mixture that is better everywhere
    Optional<Rational[]> strict() {
        var gains = gains();
        int weights = gains.length;
        int places = gains[0].length;
        var matrix = new BigInteger[places + 1][weights + 1];
        for (int j = 0; j < places; j++) {
            Checkpoint.look();
            for (int i = 0; i < weights; i++) matrix[j][i] = gains[i][j].negate();
            matrix[j][weights] = BigInteger.ONE;
        }
        Arrays.fill(matrix[places], BigInteger.ONE);
        matrix[places][weights] = BigInteger.ZERO;
        var objective = new BigInteger[weights + 1];
        Arrays.fill(objective, BigInteger.ZERO);
        objective[weights] = BigInteger.ONE;
        return solved(matrix, objective);
    }

    /// Maximises the sum of what the mixture is better.
    ///
    /// @return weights of all lines, if there is a mixture that is never worse and somewhere better
    Optional<Rational[]> weak() {
        var gains = gains();
        int weights = gains.length;
        int places = gains[0].length;
        var matrix = new BigInteger[places + 1][weights];
        var objective = new BigInteger[weights];
        Arrays.fill(objective, BigInteger.ZERO);
        for (int i = 0; i < weights; i++) {
            Checkpoint.look();
            for (int j = 0; j < places; j++) {
                matrix[j][i] = gains[i][j].negate();
                objective[i] = objective[i].add(gains[i][j]);
            }
        }
        Arrays.fill(matrix[places], BigInteger.ONE);
        return solved(matrix, objective);
    }

    /// The gain of each line over the dominated one; the dominated line itself gains nothing and gets
    /// no weight.
    private BigInteger[][] gains() {
        var denominator = ScaledPayoffs.denominator(lines);
        var gains = new BigInteger[lines.length][lines[0].length];
        for (int i = 0; i < gains.length; i++) {
            Checkpoint.look();
            for (int j = 0; j < gains[0].length; j++)
                gains[i][j] = ScaledPayoffs.over(lines[i][j].minus(lines[dominated][j]), denominator);
        }
        return gains;
    }

    private Optional<Rational[]> solved(BigInteger[][] matrix, BigInteger[] objective) {
        var right = new BigInteger[matrix.length];
        Arrays.fill(right, BigInteger.ZERO);
        right[right.length - 1] = BigInteger.ONE;
        var optimum = LinearProgram.maximise(matrix, right, objective, limits)
                .orElseThrow(() -> new AssertionError("Weights that add up to 1 at most bound the program"));
        if (optimum.value().signum() <= 0) return Optional.empty();
        var weights = Arrays.copyOf(optimum.primal(), lines.length);
        weights[dominated] = Rational.ZERO;
        var sum = Arrays.stream(weights).reduce(Rational.ZERO, Rational::plus);
        return Optional.of(
                Arrays.stream(weights).map(weight -> weight.dividedBy(sum)).toArray(Rational[]::new));
    }
}
