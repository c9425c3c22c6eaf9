package grundy.strategic.engine;

import grundy.limit.Checkpoint;
import grundy.limit.Limits;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/// The linear system `M x + s = b` solved for some of its variables, in integer pivoting: all entries are whole
/// numbers over one common denominator, and each division is exact (Edmonds 1967, Bareiss 1968).
///
/// Entries are minors of the system, so that Hadamard's inequality bounds them beforehand: they are held in just as
/// many 64-bit limbs as that takes, and all arithmetic is modulo a power of two, in which an exact division is a
/// multiplication. No overflow is possible, and none need be looked for. Comparisons are made in floating point with
/// a margin for its error, and exactly where the margin does not decide.
///
/// Variables: the columns of `M` are 0 to `columns - 1`, the slack of row `i` is `columns + i`. With an objective
/// there is one more row, which never leaves.
final class TableauDictionary {
    private static final double MARGIN = 1e-12;

    /// Words of a tableau from which on its rows are shared among threads.
    private static final long WORTH_SHARING = 50_000;

    final int rows;
    final int columns;

    /// The variable that each row is solved for, and the one that each column stands for.
    final int[] basic;

    final int[] nonbasic;

    /// For each variable its row, or `-1 - column`.
    final int[] place;

    private final Limits limits;
    private final int allRows;
    private final int width;
    private final int[] limbsOfOrder;
    private int limbs;
    private long[] entries;
    private long[] common;
    private int structural;

    /// @param matrix by rows
    /// @param right sides, at least 0 each
    /// @param objective to be maximised, or empty
    /// @param limits of which the threads and the time are heeded
    TableauDictionary(BigInteger[][] matrix, BigInteger[] right, BigInteger[] objective, Limits limits) {
        this.limits = limits;
        rows = matrix.length;
        columns = matrix[0].length;
        width = columns + 1;
        boolean maximises = objective.length > 0;
        allRows = rows + (maximises ? 1 : 0);
        basic = new int[rows];
        nonbasic = new int[columns];
        place = new int[rows + columns];
        for (int j = 0; j < columns; j++) {
            nonbasic[j] = j;
            place[j] = -1 - j;
        }
        for (int i = 0; i < rows; i++) {
            basic[i] = columns + i;
            place[columns + i] = i;
        }
        var start = new BigInteger[allRows][width];
        for (int i = 0; i < rows; i++) {
            System.arraycopy(matrix[i], 0, start[i], 0, columns);
            start[i][columns] = right[i];
        }
        if (maximises) {
            for (int j = 0; j < columns; j++) start[rows][j] = objective[j].negate();
            start[rows][columns] = BigInteger.ZERO;
        }
        limbsOfOrder = limbsOfOrder(start);
        limbs = limbsOfOrder[1];
        entries = new long[allRows * width * limbs];
        for (int i = 0; i < allRows; i++) {
            Checkpoint.step();
            for (int j = 0; j < width; j++) LimbIntegers.put(start[i][j], entries, at(i, j), limbs);
        }
        common = new long[limbs];
        common[0] = 1;
    }

    /// Bounds the minors of each order by the longest rows, and by the longest columns (Hadamard 1893).
    private static int[] limbsOfOrder(BigInteger[][] start) {
        int most = Math.min(start.length, start[0].length) + 1;
        var byRows = squares(start, false);
        var byColumns = squares(start, true);
        var limbs = new int[most + 1];
        var rows = BigInteger.ONE;
        var columns = BigInteger.ONE;
        for (int order = 0; order <= most; order++) {
            int bits = Math.min(rows.bitLength(), columns.bitLength()) / 2 + 2;
            limbs[order] = Math.max(1, (bits + Long.SIZE - 1) / Long.SIZE);
            if (order > 0) limbs[order] = Math.max(limbs[order], limbs[order - 1]);
            if (order < byRows.length) rows = rows.multiply(byRows[order]);
            if (order < byColumns.length) columns = columns.multiply(byColumns[order]);
        }
        return limbs;
    }

    private static BigInteger[] squares(BigInteger[][] start, boolean columns) {
        var squares = new BigInteger[columns ? start[0].length : start.length];
        Arrays.fill(squares, BigInteger.ZERO);
        for (int i = 0; i < start.length; i++) {
            Checkpoint.look();
            for (int j = 0; j < start[0].length; j++) {
                int line = columns ? j : i;
                squares[line] = squares[line].add(start[i][j].multiply(start[i][j]));
            }
        }
        for (int i = 0; i < squares.length; i++) squares[i] = squares[i].max(BigInteger.ONE);
        Arrays.sort(squares, Comparator.reverseOrder());
        return squares;
    }

    private int at(int row, int column) {
        return (row * width + column) * limbs;
    }

    /// @param column `columns` for the right side
    int signum(int row, int column) {
        return LimbIntegers.signum(entries, at(row, column), limbs);
    }

    /// @return the entry times the common denominator
    BigInteger entry(int row, int column) {
        return LimbIntegers.get(entries, at(row, column), limbs);
    }

    BigInteger denominator() {
        return LimbIntegers.get(common, 0, limbs);
    }

    /// @return the value of a variable times the common denominator
    BigInteger value(int variable) {
        return place[variable] < 0 ? BigInteger.ZERO : entry(place[variable], columns);
    }

    /// Exchanges the variable of a row with that of a column; what was stopped on the way is of no use any more.
    /// Cost: as many multiplications as there are entries.
    void pivot(int row, int column) {
        int change = (nonbasic[column] < columns ? 1 : 0) - (basic[row] < columns ? 1 : 0);
        structural += change;
        int needed = limbsOfOrder[Math.min(structural + 1, limbsOfOrder.length - 1)];
        if (needed > limbs) resize(needed);
        var pivot = Arrays.copyOfRange(entries, at(row, column), at(row, column) + limbs);
        if (limbs == 1) pivotLongs(row, column, pivot[0]);
        else if (limbs == 2 && common[0] != 0) pivotPairs(row, column, pivot[0], pivot[1]);
        else pivotLimbs(row, column, pivot);
        System.arraycopy(common, 0, entries, at(row, column), limbs);
        common = pivot;
        if (common[limbs - 1] < 0) {
            LimbIntegers.negate(common, 0, limbs);
            for (int entry = 0; entry < entries.length; entry += limbs) LimbIntegers.negate(entries, entry, limbs);
        }
        int entering = nonbasic[column];
        nonbasic[column] = basic[row];
        basic[row] = entering;
        place[entering] = row;
        place[nonbasic[column]] = -1 - column;
        if (needed < limbs - 1) resize(needed);
    }

    private void resize(int to) {
        var resized = new long[allRows * width * to];
        for (int entry = 0; entry < allRows * width; entry++) copy(entries, entry * limbs, resized, entry * to, to);
        var denominator = new long[to];
        copy(common, 0, denominator, 0, to);
        entries = resized;
        common = denominator;
        limbs = to;
    }

    private void copy(long[] from, int fromOffset, long[] to, int toOffset, int toLimbs) {
        long sign = from[fromOffset + limbs - 1] >> 63;
        for (int i = 0; i < toLimbs; i++) to[toOffset + i] = i < limbs ? from[fromOffset + i] : sign;
    }

    private void pivotLongs(int row, int column, long pivot) {
        int zeros = Long.numberOfTrailingZeros(common[0]);
        long inverse = LimbIntegers.inverse(common[0] >> zeros);
        int pivotRow = row * width;
        for (int i = 0; i < allRows; i++) {
            if (i == row) continue;
            Checkpoint.step();
            int base = i * width;
            long factor = entries[base + column];
            if (factor == 0 && pivot == common[0]) continue;
            for (int j = 0; j < width; j++) {
                if (j == column) continue;
                long entry = entries[base + j];
                long other = entries[pivotRow + j];
                long low = entry * pivot;
                long less = factor * other;
                if (zeros == 0) {
                    entries[base + j] = (low - less) * inverse;
                } else {
                    long high = Math.multiplyHigh(entry, pivot) - Math.multiplyHigh(factor, other);
                    if (Long.compareUnsigned(low, less) < 0) high--;
                    entries[base + j] = ((low - less) >>> zeros | high << (Long.SIZE - zeros)) * inverse;
                }
            }
            entries[base + column] = -factor;
        }
    }

    /// Does what {@link #pivotLimbs} does, for two limbs, with products in three: most of the time goes here.
    private void pivotPairs(int row, int column, long p0, long p1) {
        int zeros = Long.numberOfTrailingZeros(common[0]);
        int up = Long.SIZE - zeros & 63;
        long mask = zeros == 0 ? 0 : -1;
        long d0 = common[0] >>> zeros | common[1] << up & mask;
        var inverse = LimbIntegers.inverse(new long[] {d0, common[1] >> zeros}, 2);
        long n0 = inverse[0];
        long n1 = inverse[1];
        int pivotRow = 2 * row * width;
        for (int i = 0; i < allRows; i++) {
            if (i == row) continue;
            Checkpoint.step();
            int base = 2 * i * width;
            long f0 = entries[base + 2 * column];
            long f1 = entries[base + 2 * column + 1];
            if ((f0 | f1) == 0 && p0 == common[0] && p1 == common[1]) continue;
            for (int j = 0; j < 2 * width; j += 2) {
                if (j == 2 * column) continue;
                long e0 = entries[base + j];
                long e1 = entries[base + j + 1];
                long r0 = entries[pivotRow + j];
                long r1 = entries[pivotRow + j + 1];
                long a0 = e0 * p0;
                long b0 = f0 * r0;
                long s0 = a0 - b0;
                long a1 = Math.unsignedMultiplyHigh(e0, p0);
                long b1 = Math.unsignedMultiplyHigh(f0, r0);
                // The parts of limb 1, and what they carry into limb 2.
                long s2 = 0;
                long s1 = a1 - b1;
                if (Long.compareUnsigned(a1, b1) < 0) s2--;
                if (Long.compareUnsigned(a0, b0) < 0) {
                    if (s1 == 0) s2--;
                    s1--;
                }
                long low = e0 * p1;
                s1 += low;
                if (Long.compareUnsigned(s1, low) < 0) s2++;
                low = e1 * p0;
                s1 += low;
                if (Long.compareUnsigned(s1, low) < 0) s2++;
                low = f0 * r1;
                if (Long.compareUnsigned(s1, low) < 0) s2--;
                s1 -= low;
                low = f1 * r0;
                if (Long.compareUnsigned(s1, low) < 0) s2--;
                s1 -= low;
                if (zeros != 0) {
                    s2 += mixedHigh(e0, p1) + mixedHigh(p0, e1) - mixedHigh(f0, r1) - mixedHigh(r0, f1);
                    s2 += e1 * p1 - f1 * r1;
                    s0 = s0 >>> zeros | s1 << up;
                    s1 = s1 >>> zeros | s2 << up;
                }
                entries[base + j] = s0 * n0;
                entries[base + j + 1] = Math.unsignedMultiplyHigh(s0, n0) + s0 * n1 + s1 * n0;
            }
            entries[base + 2 * column] = -f0;
            entries[base + 2 * column + 1] = ~f1 + (f0 == 0 ? 1 : 0);
        }
    }

    /// @return the high limb of the product of an unsigned and a signed limb
    private static long mixedHigh(long unsigned, long signed) {
        return Math.unsignedMultiplyHigh(unsigned, signed) - (signed >> 63 & unsigned);
    }

    private void pivotLimbs(int row, int column, long[] pivot) {
        var denominator = LimbIntegers.get(common, 0, limbs);
        int zeros = denominator.getLowestSetBit();
        int more = limbs + (zeros + Long.SIZE - 1) / Long.SIZE;
        var odd = new long[limbs];
        LimbIntegers.put(denominator.shiftRight(zeros), odd, 0, limbs);
        boolean divides = !denominator.shiftRight(zeros).equals(BigInteger.ONE);
        var inverse = divides ? LimbIntegers.inverse(odd, limbs) : odd;
        var pivotRow = new long[width * more];
        for (int j = 0; j < width; j++) copy(entries, at(row, j), pivotRow, j * more, more);
        var multiplier = new long[more];
        copy(pivot, 0, multiplier, 0, more);
        boolean same = Arrays.equals(pivot, common);
        int threads = (long) allRows * width * limbs >= WORTH_SHARING
                ? limits.threads().count()
                : 1;
        limits.threads().each(threads, 0, allRows, i -> {
            Checkpoint.look();
            if (i != row) pivotRow(i, column, multiplier, pivotRow, same, zeros, divides ? inverse : null);
        });
    }

    /// @param multiplier the pivot, extended as the pivot row is
    /// @param same whether the common denominator does not change
    /// @param inverse of the odd part of the old denominator, null if that is 1
    private void pivotRow(
            int i, int column, long[] multiplier, long[] pivotRow, boolean same, int zeros, long @Nullable [] inverse) {
        int more = multiplier.length;
        var factor = new long[more];
        var sum = new long[more];
        var quotient = new long[limbs];
        copy(entries, at(i, column), factor, 0, more);
        boolean zero = LimbIntegers.isZero(factor, 0, more);
        if (zero && same) return;
        LimbIntegers.negate(factor, 0, more);
        for (int j = 0; j < width; j++) {
            if (j == column) continue;
            int entry = at(i, j);
            Arrays.fill(sum, 0);
            LimbIntegers.multiplyAdd(sum, more, entries, entry, limbs, multiplier, 0);
            if (!zero) LimbIntegers.multiplyAdd(sum, more, factor, 0, more, pivotRow, j * more);
            shiftDown(sum, zeros);
            if (inverse == null) {
                System.arraycopy(sum, 0, entries, entry, limbs);
            } else {
                Arrays.fill(quotient, 0);
                LimbIntegers.multiplyAdd(quotient, limbs, sum, 0, limbs, inverse, 0);
                System.arraycopy(quotient, 0, entries, entry, limbs);
            }
        }
        System.arraycopy(factor, 0, entries, at(i, column), limbs);
    }

    private void shiftDown(long[] sum, int bits) {
        if (bits == 0) return;
        int whole = bits / Long.SIZE;
        int part = bits % Long.SIZE;
        for (int i = 0; i < limbs; i++) {
            long low = sum[i + whole];
            sum[i] = part == 0
                    ? low
                    : low >>> part | (i + whole + 1 < sum.length ? sum[i + whole + 1] << (Long.SIZE - part) : 0);
        }
    }

    /// The row whose variable leaves when that of a column grows: the lexicographically least
    /// ratio, which is the only least one if the right sides are thought of as enlarged by e, e^2,
    /// e^3, ... for a small e (Dantzig, Orden and Wolfe 1955). So no degenerate system can lead
    /// into a cycle.
    ///
    /// @return -1 if the variable can grow without end
    int leaving(int column) {
        int best = -1;
        double least = 0;
        for (int row = 0; row < rows; row++) {
            if (signum(row, column) <= 0) continue;
            Checkpoint.step();
            double ratio = ratio(row, column);
            if (best < 0) {
                best = row;
                least = ratio;
                continue;
            }
            boolean decided = Double.isFinite(ratio)
                    && Double.isFinite(least)
                    && Math.max(ratio, least) > 1e-290
                    && Math.abs(ratio - least) > MARGIN * Math.max(ratio, least);
            if (decided ? ratio < least : compare(row, best, column) < 0) {
                best = row;
                least = ratio;
            }
        }
        return best;
    }

    private double ratio(int row, int column) {
        int above = at(row, columns);
        int below = at(row, column);
        if (LimbIntegers.isZero(entries, above, limbs)) return 0;
        double quotient = LimbIntegers.mantissa(entries, above, limbs) / LimbIntegers.mantissa(entries, below, limbs);
        return Math.scalb(
                quotient,
                Long.SIZE * (LimbIntegers.scale(entries, above, limbs) - LimbIntegers.scale(entries, below, limbs)));
    }

    /// A saved dictionary, restored at less cost than by a pivot.
    record State(long[] entries, long[] common, int[] basic, int[] nonbasic, int[] place, int limbs, int structural) {}

    State save() {
        return new State(
                entries.clone(), common.clone(), basic.clone(), nonbasic.clone(), place.clone(), limbs, structural);
    }

    void restore(State state) {
        entries = state.entries().clone();
        common = state.common().clone();
        limbs = state.limbs();
        structural = state.structural();
        System.arraycopy(state.basic(), 0, basic, 0, rows);
        System.arraycopy(state.nonbasic(), 0, nonbasic, 0, columns);
        System.arraycopy(state.place(), 0, place, 0, rows + columns);
    }

    /// Compares the ratios of two rows exactly, and where they are equal those of the perturbations.
    private int compare(int row, int other, int column) {
        var divisor = entry(row, column);
        var otherDivisor = entry(other, column);
        int order = entry(row, columns)
                .multiply(otherDivisor)
                .compareTo(entry(other, columns).multiply(divisor));
        for (int i = 0; order == 0; i++) {
            if (i == rows) throw new AssertionError("Two rows of a regular system must differ");
            int where = place[columns + i];
            if (where >= 0) {
                if (where == row) order = 1;
                else if (where == other) order = -1;
                continue;
            }
            int slack = -1 - where;
            if (signum(row, slack) != signum(other, slack))
                return Integer.compare(signum(row, slack), signum(other, slack));
            if (signum(row, slack) != 0)
                order = entry(row, slack)
                        .multiply(otherDivisor)
                        .compareTo(entry(other, slack).multiply(divisor));
        }
        return order;
    }
}
