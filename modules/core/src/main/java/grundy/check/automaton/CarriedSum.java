package grundy.check.automaton;

import java.math.BigInteger;
import java.util.Arrays;

/// A sum `a1*x1 + ... + ak*xk + b1*y1 + ... + a` that is compared with 0 while the words of a position x and of an
/// option y are read, those of the option by an automaton.
///
/// After the digits in the places n and above, the sum is `t0*U(n) + ... + t(d-1)*U(n + d - 1)`, the constant, and what
/// the places below n bring: the vector t is carried. In these the position's digits say numbers from 0 to
/// `U(n) - 1`, and what the option's digits bring at least is known from the automaton's state ({@link LeastSums}): for
/// long words p*U(n) and a constant. So the sum is at least `g(n)` and a constant, where g obeys the recurrence of the
/// weights, whose first coefficient is at least 1 and none below 0: where d of its values in a row are at
/// least 0, the next is not less than the last of them. So it is enough to look at some values, of which the last d
/// are at least 0. In the same way from above.
public final class CarriedSum {
    private final int[] coefficients;
    private final int[] factors;
    private final long constant;
    private final boolean equal;
    private final long up;
    private final long down;
    private final int degree;
    private final LeastSums least;
    private final LeastSums greatest;
    private final long[] weights;

    /// @param factors one for each track of the position, then one for each of the option
    /// @param equal whether it is to be 0; else at most 0
    /// @param set reads the option
    public CarriedSum(NumerationSystem system, int[] factors, long constant, boolean equal, Automaton set) {
        this.coefficients =
                system.coefficients().stream().mapToInt(Integer::intValue).toArray();
        this.factors = factors.clone();
        this.constant = constant;
        this.equal = equal;
        int[] ofPosition = Arrays.copyOf(factors, factors.length - set.tracks());
        this.up = Arrays.stream(ofPosition).filter(factor -> factor > 0).sum();
        this.down = -Arrays.stream(ofPosition).filter(factor -> factor < 0).sum();
        this.degree = coefficients.length;
        int[] ofOption = Arrays.copyOfRange(factors, ofPosition.length, factors.length);
        this.least = new LeastSums(system, set, ofOption);
        this.greatest = new LeastSums(
                system, set, Arrays.stream(ofOption).map(factor -> -factor).toArray());
        this.weights = system.weights(least.last() + 3 * degree).stream()
                .mapToLong(BigInteger::longValueExact)
                .toArray();
    }

    /// The truth of a relation before all digits are read.
    public enum EarlyTruth {
        ALWAYS,
        NEVER,
        OPEN
    }

    /// @param vectors has what is owed at a place
    /// @param digits that are read, one for each track
    /// @param after gets what is owed then at another place
    public void read(int[] vectors, int from, int[] digits, int[] after, int to) {
        long sum = 0;
        for (int i = 0; i < factors.length; i++) sum += (long) factors[i] * digits[i];
        long top = vectors[from + degree - 1];
        for (int j = 0; j < degree; j++)
            after[to + j] =
                    Math.toIntExact((j == 0 ? sum : vectors[from + j - 1]) + top * coefficients[degree - 1 - j]);
    }

    /// That a sum is 0 stays open to the end, since its bounds never meet.
    ///
    /// @param state of the automaton that reads the option
    /// @return whether it holds whatever follows, or never
    public EarlyTruth certainty(int[] vectors, int from, int state) {
        boolean above = true;
        boolean below = equal;
        boolean notAbove = true;
        int last = least.last();
        for (int n = 0; n <= last && (above || notAbove); n++) {
            long ofOption = least.least(state, n);
            if (ofOption == LeastSums.NONE) continue;
            long owed = Math.multiplyExact(LeastSums.SCALE, owed(vectors, from, n) + constant);
            long lowest = owed - LeastSums.SCALE * down * (weights[n] - 1) + ofOption;
            long highest = owed + LeastSums.SCALE * up * (weights[n] - 1) - greatest.least(state, n);
            above &= lowest > 0;
            below &= highest < 0;
            notAbove &= highest <= 0;
        }
        for (int n = last + 1; n <= last + 2 * degree && (above || notAbove); n++) {
            long owed = Math.multiplyExact(LeastSums.SCALE, owed(vectors, from, n));
            long low = owed + (least.slope(state) - LeastSums.SCALE * down) * weights[n];
            long lowest = low + LeastSums.SCALE * (down + constant) - least.slack();
            long high = owed + (LeastSums.SCALE * up - greatest.slope(state)) * weights[n];
            long highest = high + LeastSums.SCALE * (constant - up) + greatest.slack();
            boolean isLate = n > last + degree;
            above &= lowest > 0 && !(isLate && low < 0);
            below &= highest < 0 && !(isLate && high > 0);
            notAbove &= highest <= 0 && !(isLate && high > 0);
        }
        if (above || equal && below) return EarlyTruth.NEVER;
        return notAbove && !equal ? EarlyTruth.ALWAYS : EarlyTruth.OPEN;
    }

    /// @return whether it holds where the words end here
    public boolean holds(int[] vectors, int from) {
        long sum = owed(vectors, from, 0) + constant;
        return equal ? sum == 0 : sum <= 0;
    }

    /// @return whether it holds with the first vector wherever it holds with the second and the same follows
    public boolean isWeaker(int[] one, int from, int[] other, int at) {
        if (equal) return Arrays.equals(one, from, from + degree, other, at, at + degree);
        for (int n = 0; n < degree; n++) if (owed(one, from, n) > owed(other, at, n)) return false;
        return true;
    }

    private long owed(int[] vectors, int from, int n) {
        long sum = 0;
        for (int j = 0; j < degree; j++)
            sum = Math.addExact(sum, Math.multiplyExact(vectors[from + j], weights[n + j]));
        return sum;
    }
}
