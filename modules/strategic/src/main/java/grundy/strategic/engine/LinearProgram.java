package grundy.strategic.engine;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/// Linear programs `maximise c x where M x <= b, x >= 0` with `b >= 0`, solved exactly by the simplex method in integer
/// pivoting. The lexicographic rule keeps degenerate programs from going round in circles.
public final class LinearProgram {
    private LinearProgram() {}

    /// An optimal solution with its proof.
    ///
    /// @param value of the objective
    /// @param primal values of the variables
    /// @param dual for each row its multiplier, at least 0: `dual M >= c` and `dual b == value`
    public record Optimum(Rational value, Rational[] primal, Rational[] dual) {}

    /// @param matrix by rows, at least one
    /// @param right sides, none negative
    /// @param objective one for each column
    /// @return empty if the objective is unbounded
    /// @throws LimitException when cancelled
    public static Optional<Optimum> maximise(
            BigInteger[][] matrix, BigInteger[] right, BigInteger[] objective, Limits limits) {
        for (var side : right)
            if (side.signum() < 0) throw new IllegalArgumentException("A right side must be >= 0, but is " + side);
        var dictionary = new TableauDictionary(matrix, right, objective, limits);
        while (true) {
            int column = entering(dictionary);
            if (column < 0) return Optional.of(optimum(dictionary));
            int row = dictionary.leaving(column);
            if (row < 0) return Optional.empty();
            dictionary.pivot(row, column);
            limits.checkpoint();
        }
    }

    /// @return the column that gains most, or -1
    private static int entering(TableauDictionary dictionary) {
        int best = -1;
        BigInteger least = BigInteger.ZERO;
        for (int column = 0; column < dictionary.columns; column++) {
            if (dictionary.signum(dictionary.rows, column) >= 0) continue;
            var gain = dictionary.entry(dictionary.rows, column);
            if (gain.compareTo(least) < 0) {
                best = column;
                least = gain;
            }
        }
        return best;
    }

    private static Optimum optimum(TableauDictionary dictionary) {
        var denominator = dictionary.denominator();
        var primal = new Rational[dictionary.columns];
        for (int j = 0; j < primal.length; j++) primal[j] = new Rational(dictionary.value(j), denominator);
        var dual = new Rational[dictionary.rows];
        Arrays.fill(dual, Rational.ZERO);
        for (int column = 0; column < dictionary.columns; column++) {
            int slack = dictionary.nonbasic[column] - dictionary.columns;
            if (slack >= 0) dual[slack] = new Rational(dictionary.entry(dictionary.rows, column), denominator);
        }
        var value = new Rational(dictionary.entry(dictionary.rows, dictionary.columns), denominator);
        return new Optimum(value, primal, dual);
    }
}
