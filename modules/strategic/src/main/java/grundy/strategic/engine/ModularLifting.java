package grundy.strategic.engine;

import grundy.limit.Checkpoint;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/// Solves large square systems `A x = (1, ..., 1)` in whole numbers exactly: modulo a prime, then digit by digit in
/// powers of that prime (Dixon 1982), then back to fractions (Wang 1981). The solution is checked in the equations.
///
/// Cost for n unknowns: O(n^3) operations on words for the inverse, O(n^3 log n) for the digits.
final class ModularLifting {
    private static final long[] PRIMES = {1_073_741_789L, 1_073_741_783L, 1_073_741_741L};

    /// Products of two residues that a `long` can add up.
    private static final int TOGETHER = 8;

    private final BigInteger[][] matrix;
    private final int n;
    private final long prime;
    private final long[][] inverse;

    private ModularLifting(BigInteger[][] matrix, long prime, long[][] inverse) {
        this.matrix = matrix;
        this.n = matrix.length;
        this.prime = prime;
        this.inverse = inverse;
    }

    /// @return empty if the system is singular modulo several primes, which a regular one hardly is
    static Optional<LinearSystem.Solution> solve(BigInteger[][] matrix) {
        for (long prime : PRIMES) {
            var solution =
                    inverse(matrix, prime).flatMap(inverse -> new ModularLifting(matrix, prime, inverse).solve());
            if (solution.isPresent()) return solution;
        }
        return Optional.empty();
    }

    /// Solutions of a system and of the one with rows and columns exchanged.
    record SolutionPair(LinearSystem.Solution columns, LinearSystem.Solution rows) {}

    /// Solves `A x = 1` and `y A = 1` at once: they share the inverse.
    static Optional<SolutionPair> solveBoth(BigInteger[][] matrix) {
        for (long prime : PRIMES) {
            var inverse = inverse(matrix, prime);
            if (inverse.isEmpty()) continue;
            var columns = new ModularLifting(matrix, prime, inverse.get()).solve();
            var rows = columns.flatMap(_ ->
                    new ModularLifting(ScaledPayoffs.transposed(matrix), prime, transposed(inverse.get())).solve());
            if (columns.isPresent() && rows.isPresent())
                return Optional.of(new SolutionPair(columns.get(), rows.get()));
        }
        return Optional.empty();
    }

    private static long[][] transposed(long[][] matrix) {
        var transposed = new long[matrix.length][matrix.length];
        for (int i = 0; i < matrix.length; i++) for (int j = 0; j < matrix.length; j++) transposed[j][i] = matrix[i][j];
        return transposed;
    }

    private static Optional<long[][]> inverse(BigInteger[][] matrix, long prime) {
        int n = matrix.length;
        var modulus = BigInteger.valueOf(prime);
        var rows = new long[n][2 * n];
        for (int i = 0; i < n; i++) {
            Checkpoint.step();
            for (int j = 0; j < n; j++) rows[i][j] = matrix[i][j].mod(modulus).longValue();
            rows[i][n + i] = 1;
        }
        for (int k = 0; k < n; k++) {
            int pivot = k;
            while (pivot < n && rows[pivot][k] == 0) pivot++;
            if (pivot == n) return Optional.empty();
            var row = rows[pivot];
            rows[pivot] = rows[k];
            rows[k] = row;
            long factor = BigInteger.valueOf(row[k]).modInverse(modulus).longValue();
            for (int j = k; j < 2 * n; j++) if (row[j] != 0) row[j] = row[j] * factor % prime;
            // Of the unit matrix behind, only the columns of the rows used so far are not 0.
            var filled = IntStream.range(k, 2 * n).filter(j -> row[j] != 0).toArray();
            for (int i = 0; i < n; i++) {
                Checkpoint.step();
                Checkpoint.step();
                if (i == k || rows[i][k] == 0) continue;
                var other = rows[i];
                long less = prime - other[k];
                for (int j : filled) other[j] = (other[j] + less * row[j]) % prime;
            }
        }
        var inverse = new long[n][];
        for (int i = 0; i < n; i++) inverse[i] = Arrays.copyOfRange(rows[i], n, 2 * n);
        return Optional.of(inverse);
    }

    private Optional<LinearSystem.Solution> solve() {
        int bits = boundBits();
        int steps = (int) ((2L * bits + 4) / 29 + 1);
        var digits = fitsLongs() ? digitsInLongs(steps) : digits(steps);
        var modulus = BigInteger.valueOf(prime).pow(steps);
        var bound = BigInteger.ONE.shiftLeft(bits);
        var denominator = BigInteger.ONE;
        var residues = new BigInteger[n];
        var powers = powers(steps);
        for (int i = 0; i < n; i++) residues[i] = join(digits, i, 0, steps, powers);
        for (int i = 0; i < n; i++) {
            Checkpoint.step();
            var numerator = centred(residues[i].multiply(denominator), modulus);
            if (numerator.abs().compareTo(bound) <= 0) continue;
            var more = denominatorOf(numerator.mod(modulus), modulus, bound);
            denominator = denominator.multiply(more);
            if (denominator.compareTo(bound) > 0) return Optional.empty();
        }
        var numerators = new BigInteger[n];
        for (int i = 0; i < n; i++) numerators[i] = centred(residues[i].multiply(denominator), modulus);
        return solves(numerators, denominator)
                ? Optional.of(new LinearSystem.Solution(numerators, denominator))
                : Optional.empty();
    }

    /// Hadamard's bound of all minors of the system with its right side, in bits.
    private int boundBits() {
        var square = BigInteger.ONE;
        for (var row : matrix) {
            var sum = BigInteger.ONE;
            for (var entry : row) sum = sum.add(entry.multiply(entry));
            square = square.multiply(sum);
        }
        return square.bitLength() / 2 + 1;
    }

    private boolean fitsLongs() {
        int bits = 0;
        for (var row : matrix) for (var entry : row) bits = Math.max(bits, entry.bitLength());
        return bits + 30 + (Integer.SIZE - Integer.numberOfLeadingZeros(n)) < 62;
    }

    private int[][] digitsInLongs(int steps) {
        var entries = new long[n][n];
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) entries[i][j] = matrix[i][j].longValueExact();
        var rest = new long[n];
        Arrays.fill(rest, 1);
        var digits = new int[steps][];
        for (int step = 0; step < steps; step++) {
            var residues = new long[n];
            for (int i = 0; i < n; i++) residues[i] = Math.floorMod(rest[i], prime);
            var digit = timesInverse(residues);
            for (int i = 0; i < n; i++) {
                Checkpoint.step();
                Checkpoint.step();
                long sum = rest[i];
                var row = entries[i];
                for (int j = 0; j < n; j++) sum -= row[j] * digit[j];
                rest[i] = sum / prime;
            }
            digits[step] = digit;
        }
        return digits;
    }

    private int[][] digits(int steps) {
        var modulus = BigInteger.valueOf(prime);
        var rest = new BigInteger[n];
        Arrays.fill(rest, BigInteger.ONE);
        var digits = new int[steps][];
        for (int step = 0; step < steps; step++) {
            var residues = new long[n];
            for (int i = 0; i < n; i++) residues[i] = rest[i].mod(modulus).longValue();
            var digit = timesInverse(residues);
            for (int i = 0; i < n; i++) {
                Checkpoint.step();
                Checkpoint.step();
                var sum = rest[i];
                for (int j = 0; j < n; j++) sum = sum.subtract(matrix[i][j].multiply(BigInteger.valueOf(digit[j])));
                rest[i] = sum.divide(modulus);
            }
            digits[step] = digit;
        }
        return digits;
    }

    private int[] timesInverse(long[] residues) {
        var product = new int[n];
        for (int i = 0; i < n; i++) {
            Checkpoint.step();
            var row = inverse[i];
            long sum = 0;
            for (int j = 0; j < n; ) {
                int end = Math.min(n, j + TOGETHER - 1);
                for (; j < end; j++) sum += row[j] * residues[j];
                sum %= prime;
            }
            product[i] = (int) sum;
        }
        return product;
    }

    /// @return `prime^(2^i)`, as far as they are needed
    private BigInteger[] powers(int steps) {
        var powers = new BigInteger[32 - Integer.numberOfLeadingZeros(steps)];
        for (int i = 0; i < powers.length; i++)
            powers[i] = i == 0 ? BigInteger.valueOf(prime) : powers[i - 1].multiply(powers[i - 1]);
        return powers;
    }

    /// Puts digits together to a number, halves first.
    private static BigInteger join(int[][] digits, int unknown, int from, int to, BigInteger[] powers) {
        int count = to - from;
        if (count == 1) return BigInteger.valueOf(digits[from][unknown]);
        int low = Integer.highestOneBit(count - 1);
        return join(digits, unknown, from + low, to, powers)
                .multiply(powers[Integer.numberOfTrailingZeros(low)])
                .add(join(digits, unknown, from, from + low, powers));
    }

    private static BigInteger centred(BigInteger number, BigInteger modulus) {
        var residue = number.mod(modulus);
        return residue.shiftLeft(1).compareTo(modulus) > 0 ? residue.subtract(modulus) : residue;
    }

    /// Runs Euclid's algorithm until the remainder is small: then it is the denominator times the residue.
    private static BigInteger denominatorOf(BigInteger residue, BigInteger modulus, BigInteger bound) {
        var larger = modulus;
        var smaller = residue;
        var before = BigInteger.ZERO;
        var now = BigInteger.ONE;
        while (smaller.compareTo(bound) > 0) {
            var division = larger.divideAndRemainder(smaller);
            larger = smaller;
            smaller = division[1];
            var next = before.subtract(division[0].multiply(now));
            before = now;
            now = next;
        }
        return now.abs();
    }

    private boolean solves(BigInteger[] numerators, BigInteger denominator) {
        for (var row : matrix) {
            Checkpoint.look();
            var sum = BigInteger.ZERO;
            for (int j = 0; j < n; j++) sum = sum.add(row[j].multiply(numerators[j]));
            if (!sum.equals(denominator)) return false;
        }
        return denominator.signum() > 0;
    }
}
