package grundy.strategic.engine;

import grundy.value.Rational;
import java.math.BigInteger;
import java.util.Arrays;

/// Mixed strategies from the equations that say which strategies are played and which are answered.
final class SupportEquations {
    /// Unknowns from which on equations are solved by lifting.
    private static final int LARGE = 40;

    private SupportEquations() {}

    /// @param matrix payoffs by rows
    /// @param equations rows that are worth 1
    /// @param played columns whose variables may differ from 0, as many
    /// @param count of all columns
    /// @return the solution divided by its sum
    static Rational[] of(BigInteger[][] matrix, int[] equations, int[] played, int count) {
        int size = played.length;
        var system = new BigInteger[size][size];
        var right = new BigInteger[size];
        Arrays.fill(right, BigInteger.ONE);
        for (int i = 0; i < size; i++) for (int j = 0; j < size; j++) system[i][j] = matrix[equations[i]][played[j]];
        var solution = (size < LARGE ? LinearSystem.solve(system, right) : ModularLifting.solve(system))
                .orElseThrow(() -> new AssertionError("The equations of a basis are regular"));
        return normalised(solution.numerators(), played, count);
    }

    static Rational[] normalised(BigInteger[] weights, int[] played, int count) {
        var sum = BigInteger.ZERO;
        for (var weight : weights) sum = sum.add(weight);
        var strategy = new Rational[count];
        Arrays.fill(strategy, Rational.ZERO);
        for (int i = 0; i < weights.length; i++) strategy[played[i]] = new Rational(weights[i], sum);
        return strategy;
    }
}
