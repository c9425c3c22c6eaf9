package grundy.strategic.engine;

import grundy.limit.Checkpoint;
import grundy.limit.Limits;
import grundy.strategic.check.StrategyProfile;
import grundy.strategic.matrix.MatrixGame;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/// Optimal strategies of a game of two players whose payoffs have the same sum everywhere, by linear programming
/// (von Neumann 1928, Dantzig 1951).
///
/// A large program is first solved in floating point; its basis is then solved exactly and must be optimal exactly, in
/// all rows and all columns. Where it is not, and in small games at once, the simplex method runs in whole numbers.
public final class ZeroSum {
    /// Cells up to which whole numbers are as fast.
    private static final int SMALL = 400;

    private static final double[] NOISE = {0, 1e-8, 1e-6, 1e-5};

    private ZeroSum() {}

    /// @param game two players, constant sum
    /// @return an optimal strategy for each player, which are an equilibrium
    /// @throws grundy.limit.LimitException when cancelled
    public static StrategyProfile solve(MatrixGame game, Limits limits) {
        var matrix = ScaledPayoffs.of(game, 0);
        if (game.cells() > SMALL)
            for (int attempt = 0; attempt < NOISE.length; attempt++) {
                var found = guessed(matrix, NOISE[attempt], attempt, limits);
                if (found.isPresent()) return found.get();
            }
        return exact(matrix, limits);
    }

    static StrategyProfile exact(BigInteger[][] matrix, Limits limits) {
        var rightSides = new BigInteger[matrix.length];
        Arrays.fill(rightSides, BigInteger.ONE);
        var objective = new BigInteger[matrix[0].length];
        Arrays.fill(objective, BigInteger.ONE);
        var optimum = LinearProgram.maximise(matrix, rightSides, objective, limits)
                .orElseThrow(() -> new AssertionError("A positive matrix bounds the program"));
        return StrategyProfile.of(divided(optimum.dual(), optimum.value()), divided(optimum.primal(), optimum.value()));
    }

    private static Rational[] divided(Rational[] numbers, Rational by) {
        return Arrays.stream(numbers).map(number -> number.dividedBy(by)).toArray(Rational[]::new);
    }

    private static Optional<StrategyProfile> guessed(BigInteger[][] matrix, double noise, long seed, Limits limits) {
        var most = Arrays.stream(matrix).flatMap(Arrays::stream).reduce(BigInteger.ONE, BigInteger::max);
        int shift = Math.max(0, most.bitLength() - 1000);
        double scale = most.shiftRight(shift).doubleValue();
        var approximate = new double[matrix.length][matrix[0].length];
        for (int i = 0; i < matrix.length; i++)
            for (int j = 0; j < matrix[0].length; j++)
                approximate[i][j] =
                        Math.max(1e-6, matrix[i][j].shiftRight(shift).doubleValue() / scale);
        return new FloatSimplex(approximate, noise, seed).solve(limits).flatMap(basis -> optimal(matrix, basis));
    }

    /// @return the strategies of a basis, if they are optimal
    private static Optional<StrategyProfile> optimal(BigInteger[][] matrix, FloatSimplex.Basis basis) {
        int size = basis.played().length;
        var square = new BigInteger[size][size];
        for (int i = 0; i < size; i++)
            for (int j = 0; j < size; j++) square[i][j] = matrix[basis.tight()[i]][basis.played()[j]];
        var solved = ModularLifting.solveBoth(square);
        if (solved.isEmpty()) return Optional.empty();
        var columns = solved.get().columns();
        var rows = solved.get().rows();
        if (isNegative(columns)
                || isNegative(rows)
                || !bounds(matrix, basis.played(), columns, 1)
                || !bounds(ScaledPayoffs.transposed(matrix), basis.tight(), rows, -1)) return Optional.empty();
        return Optional.of(StrategyProfile.of(
                SupportEquations.normalised(rows.numerators(), basis.tight(), matrix.length),
                SupportEquations.normalised(columns.numerators(), basis.played(), matrix[0].length)));
    }

    private static boolean isNegative(LinearSystem.Solution solution) {
        return Arrays.stream(solution.numerators()).anyMatch(numerator -> numerator.signum() < 0);
    }

    /// @param side 1 if no row may be worth more than 1, -1 if none may be worth less
    private static boolean bounds(BigInteger[][] matrix, int[] columns, LinearSystem.Solution weights, int side) {
        for (var row : matrix) {
            Checkpoint.look();
            var sum = BigInteger.ZERO;
            for (int j = 0; j < columns.length; j++) sum = sum.add(row[columns[j]].multiply(weights.numerators()[j]));
            if (sum.compareTo(weights.denominator()) == side) return false;
        }
        return true;
    }
}
