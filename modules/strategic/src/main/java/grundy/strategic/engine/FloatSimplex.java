package grundy.strategic.engine;

import grundy.limit.Checkpoint;
import grundy.limit.Limits;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;

/// Guesses the optimal basis of `maximise y_1 + ... + y_n where A y <= 1, y >= 0` in floating point. What it says is
/// only a proposal, to be checked exactly.
final class FloatSimplex {
    private static final double EPSILON = 1e-9;

    private final int rows;
    private final int columns;
    private final double[][] tableau;
    private final int[] basic;
    private final int[] nonbasic;

    /// @param tight rows that hold as equations
    /// @param played columns that may differ from 0, as many
    record Basis(int[] tight, int[] played) {}

    /// @param matrix positive, not above 1
    /// @param noise by how much right sides are enlarged at most, against degeneracy
    FloatSimplex(double[][] matrix, double noise, long seed) {
        rows = matrix.length;
        columns = matrix[0].length;
        var random = new Random(seed);
        tableau = new double[rows + 1][columns + 1];
        basic = new int[rows];
        nonbasic = new int[columns];
        for (int i = 0; i < rows; i++) {
            System.arraycopy(matrix[i], 0, tableau[i], 0, columns);
            tableau[i][columns] = 1 + noise * random.nextDouble();
            basic[i] = columns + i;
        }
        Arrays.fill(tableau[rows], 0, columns, -1);
        for (int j = 0; j < columns; j++) nonbasic[j] = j;
    }

    /// @return empty if no end was in sight
    Optional<Basis> solve(Limits limits) {
        int most = 50 * (rows + columns);
        for (int step = 0; step < most; step++) {
            int column = 0;
            for (int j = 1; j < columns; j++) if (tableau[rows][j] < tableau[rows][column]) column = j;
            if (tableau[rows][column] > -EPSILON) return Optional.of(basis());
            int row = leaving(column);
            if (row < 0) return Optional.empty();
            limits.checkpoint();
            pivot(row, column);
        }
        return Optional.empty();
    }

    private int leaving(int column) {
        int best = -1;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < rows; i++) {
            double entry = tableau[i][column];
            if (entry < EPSILON) continue;
            double ratio = Math.max(0, tableau[i][columns]) / entry;
            if (ratio < least - 1e-12 || ratio < least + 1e-12 && entry > tableau[best][column]) {
                best = i;
                least = ratio;
            }
        }
        return best;
    }

    private void pivot(int row, int column) {
        var pivotRow = tableau[row];
        double factor = 1 / pivotRow[column];
        for (int j = 0; j <= columns; j++) pivotRow[j] *= factor;
        pivotRow[column] = factor;
        for (int i = 0; i <= rows; i++) {
            var other = tableau[i];
            double times = other[column];
            if (i == row || times == 0) continue;
            Checkpoint.step();
            other[column] = 0;
            for (int j = 0; j <= columns; j++) other[j] -= times * pivotRow[j];
        }
        int left = basic[row];
        basic[row] = nonbasic[column];
        nonbasic[column] = left;
    }

    private Basis basis() {
        var tight = Arrays.stream(nonbasic)
                .filter(variable -> variable >= columns)
                .map(variable -> variable - columns)
                .sorted()
                .toArray();
        var played = Arrays.stream(basic)
                .filter(variable -> variable < columns)
                .sorted()
                .toArray();
        return new Basis(tight, played);
    }
}
