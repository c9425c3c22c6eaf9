package grundy.strategic.engine;

import grundy.limit.Checkpoint;
import java.math.BigInteger;
import java.util.Optional;

/// Solves square systems of linear equations in whole numbers exactly, without fractions (Bareiss 1968).
final class LinearSystem {
    private LinearSystem() {}

    /// A solution over one denominator.
    ///
    /// @param numerators of the unknowns
    /// @param denominator at least 1
    record Solution(BigInteger[] numerators, BigInteger denominator) {}

    /// @param matrix square, by rows; it is overwritten
    /// @param right sides; they are overwritten
    /// @return empty if the system is singular. Cost: O(n^3) multiplications of numbers of O(n) digits
    static Optional<Solution> solve(BigInteger[][] matrix, BigInteger[] right) {
        int n = matrix.length;
        var previous = BigInteger.ONE;
        for (int k = 0; k < n; k++) {
            int pivot = k;
            while (pivot < n && matrix[pivot][k].signum() == 0) pivot++;
            if (pivot == n) return Optional.empty();
            var row = matrix[pivot];
            matrix[pivot] = matrix[k];
            matrix[k] = row;
            var side = right[pivot];
            right[pivot] = right[k];
            right[k] = side;
            for (int i = 0; i < n; i++) {
                Checkpoint.look();
                if (i == k) continue;
                var factor = matrix[i][k];
                for (int j = k + 1; j < n; j++) matrix[i][j] = step(row[k], matrix[i][j], factor, row[j], previous);
                right[i] = step(row[k], right[i], factor, side, previous);
                matrix[i][k] = BigInteger.ZERO;
            }
            previous = row[k];
            for (int i = 0; i < k; i++) matrix[i][i] = previous;
        }
        if (previous.signum() < 0) {
            for (int i = 0; i < n; i++) right[i] = right[i].negate();
            previous = previous.negate();
        }
        return Optional.of(new Solution(right, previous));
    }

    private static BigInteger step(
            BigInteger pivot, BigInteger entry, BigInteger factor, BigInteger other, BigInteger previous) {
        var product = pivot.multiply(entry);
        if (factor.signum() != 0) product = product.subtract(factor.multiply(other));
        return previous.equals(BigInteger.ONE) ? product : product.divide(previous);
    }
}
