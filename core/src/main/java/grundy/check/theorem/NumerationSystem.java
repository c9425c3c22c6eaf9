package grundy.check.theorem;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/// A way to write every nonnegative integer as a word of digits, the most significant first.
///
/// Given coefficients `c1 >= c2 >= ... >= cd >= 1`, a word is *valid* if no part of it is, read as a word of length d,
/// `c1 c2 ... cd` or more. The weight `U(n)` of the digit in place n (from 0, at the right) is the number of valid
/// words of length n, so that `U(n + d) = c1*U(n + d - 1) + ... + cd*U(n)`. The valid words of length n in
/// lexicographic order are then the numbers 0, 1, ..., U(n) - 1: before a word of value v there are exactly v others,
/// since below a digit e at place n lie `e * U(n)` words. Leading zeros change nothing.
///
/// `[b]` is base b, `[1, 1]` Zeckendorf's system of Fibonacci numbers, `[a, 1]` the Ostrowski system of the quadratic
/// irrationals `[a; a, a, ...]` (Pell for a = 2), `[1, 1, 1]` that of the Tribonacci numbers.
///
/// Source: A. Ostrowski 1922; E. Zeckendorf 1972; A. S. Fraenkel, Systems of numeration, American Mathematical Monthly
/// 92 (1985) 105-114; A. Brauer 1951 for that the greatest root is a Pisot number, so that addition is automatic (C.
/// Frougny and B. Solomyak 1992).
///
/// @param coefficients `c1, ..., cd`, descending or equal, `cd` at least 1; for d = 1 at least 2
public record NumerationSystem(List<Integer> coefficients) {
    /// Base 2.
    public static final NumerationSystem BINARY = base(2);

    /// Zeckendorf's system.
    public static final NumerationSystem FIBONACCI = of(1, 1);

    private static final int SMALL_BITS = 50;
    private static final int LARGEST_DIGIT = 100;

    public NumerationSystem {
        coefficients = List.copyOf(coefficients);
        boolean descending = !coefficients.isEmpty() && coefficients.getLast() >= 1;
        for (int i = 1; i < coefficients.size(); i++) descending &= coefficients.get(i - 1) >= coefficients.get(i);
        if (!descending || coefficients.equals(List.of(1)) || coefficients.getFirst() > LARGEST_DIGIT)
            throw new IllegalArgumentException(
                    "A numeration system needs coefficients 100 >= c1 >= c2 >= ... >= 1, but has " + coefficients);
    }

    /// @param coefficients see the class
    public static NumerationSystem of(Integer... coefficients) {
        return new NumerationSystem(List.of(coefficients));
    }

    /// @param base from 2 to 100
    public static NumerationSystem base(int base) {
        return of(base);
    }

    /// @return the base, or 0 if this is no base
    public int base() {
        return coefficients.size() == 1 ? coefficients.getFirst() : 0;
    }

    /// @return how many digits there are: 0 to digits - 1
    public int digits() {
        return coefficients.getFirst() + (coefficients.size() == 1 ? 0 : 1);
    }

    /// @return `base-2`, `fibonacci`, `pell`, `tribonacci`, else `linear-3-1` by its coefficients
    public String name() {
        if (base() > 0) return "base-" + base();
        if (equals(FIBONACCI)) return "fibonacci";
        if (coefficients.equals(List.of(2, 1))) return "pell";
        if (coefficients.equals(List.of(1, 1, 1))) return "tribonacci";
        return coefficients.stream().map(String::valueOf).collect(Collectors.joining("-", "linear-", ""));
    }

    /// @param name as {@link #name} gives it
    /// @return empty if no system has such a name
    public static java.util.Optional<NumerationSystem> named(String name) {
        var coefficients = new ArrayList<Integer>();
        switch (name) {
            case "binary" -> coefficients.add(2);
            case "fibonacci", "zeckendorf" -> coefficients.addAll(List.of(1, 1));
            case "pell" -> coefficients.addAll(List.of(2, 1));
            case "tribonacci" -> coefficients.addAll(List.of(1, 1, 1));
            default -> {
                var parts = name.split("-", -1);
                boolean known = parts[0].equals("base") && parts.length == 2 || parts[0].equals("linear");
                for (int i = 1; i < parts.length && known; i++) {
                    known = parts[i].matches("[1-9][0-9]{0,2}");
                    if (known) coefficients.add(Integer.parseInt(parts[i]));
                }
                if (!known) return java.util.Optional.empty();
            }
        }
        try {
            return java.util.Optional.of(new NumerationSystem(coefficients));
        } catch (IllegalArgumentException _) {
            return java.util.Optional.empty();
        }
    }

    /// Reads a word digit by digit: state 0 is where one begins, state j after the first j of the coefficients.
    ///
    /// @return the next state, or -1 if no valid word goes on like this
    int validity(int state, int digit) {
        int most = coefficients.get(state);
        if (digit < most) return 0;
        return digit == most && state + 1 < coefficients.size() ? state + 1 : -1;
    }

    /// @return U(0), ..., U(count - 1)
    public List<BigInteger> weights(int count) {
        var weights = new ArrayList<BigInteger>();
        for (int n = 0; n < count; n++) {
            // A word of length n: digits that repeat the coefficients, then a lesser one, then any valid word.
            var sum = n < coefficients.size() ? BigInteger.ONE : BigInteger.ZERO;
            for (int j = 0; j < Math.min(n, coefficients.size()); j++)
                sum = sum.add(weights.get(n - 1 - j).multiply(BigInteger.valueOf(coefficients.get(j))));
            weights.add(sum);
        }
        return weights;
    }

    /// @param number at least 0
    /// @return its word without leading zeros, the most significant digit first; empty for 0
    public int[] word(BigInteger number) {
        if (number.signum() < 0) throw new IllegalArgumentException("Only numbers >= 0 have a word, not " + number);
        if (base() > 0) return inBase(number);
        if (number.bitLength() < SMALL_BITS) return small(number.longValueExact());
        return greedy(number);
    }

    /// The greedy word of a number for which no weight overflows.
    private int[] small(long number) {
        int degree = coefficients.size();
        var weights = new long[2 * SMALL_BITS];
        int length = 0;
        for (int n = 0; n < weights.length; n++) {
            long sum = n < degree ? 1 : 0;
            for (int j = 0; j < Math.min(n, degree); j++) sum += coefficients.get(j) * weights[n - 1 - j];
            if (sum > number) break;
            weights[n] = sum;
            length = n + 1;
        }
        var word = new int[length];
        long rest = number;
        for (int i = 0; i < length; i++) {
            word[i] = (int) (rest / weights[length - 1 - i]);
            rest %= weights[length - 1 - i];
        }
        return word;
    }

    private int[] inBase(BigInteger number) {
        if (number.bitLength() < SMALL_BITS) return small(number.longValueExact());
        var text = new ArrayList<Integer>();
        var base = BigInteger.valueOf(base());
        for (var rest = number; rest.signum() > 0; rest = rest.divide(base))
            text.add(rest.mod(base).intValueExact());
        Collections.reverse(text);
        return text.stream().mapToInt(Integer::intValue).toArray();
    }

    /// Goes up to the greatest weight that is needed and down again by the recurrence, so that only
    /// a few weights are held at a time.
    private int[] greedy(BigInteger number) {
        int degree = coefficients.size();
        // weights[j] is U(n + j)
        var weights = new ArrayList<>(weights(degree + 1));
        int n = 0;
        while (weights.get(degree).compareTo(number) <= 0) {
            weights.removeFirst();
            weights.add(above(weights));
            n++;
        }
        var word = new ArrayList<Integer>();
        var rest = number;
        for (int place = n + degree; place >= 0; place--) {
            while (place < n) {
                weights.addFirst(below(weights));
                weights.removeLast();
                n--;
            }
            var parts = rest.divideAndRemainder(weights.get(place - n));
            if (!word.isEmpty() || parts[0].signum() > 0) word.add(parts[0].intValueExact());
            rest = parts[1];
        }
        return word.stream().mapToInt(Integer::intValue).toArray();
    }

    /// @param weights U(n), ..., U(n + d - 1)
    /// @return U(n + d)
    private BigInteger above(List<BigInteger> weights) {
        int degree = coefficients.size();
        var sum = BigInteger.ZERO;
        for (int j = 0; j < degree; j++)
            sum = sum.add(weights.get(degree - 1 - j).multiply(BigInteger.valueOf(coefficients.get(j))));
        return sum;
    }

    /// @param weights U(n), ..., U(n + d)
    /// @return U(n - 1)
    private BigInteger below(List<BigInteger> weights) {
        int degree = coefficients.size();
        var rest = weights.get(degree - 1);
        for (int j = 0; j + 1 < degree; j++)
            rest = rest.subtract(weights.get(degree - 2 - j).multiply(BigInteger.valueOf(coefficients.get(j))));
        return rest.divide(BigInteger.valueOf(coefficients.getLast()));
    }

    /// @param word digits, the most significant first
    public BigInteger value(int[] word) {
        int degree = coefficients.size();
        // sums[j]: what the digits so far are worth with j zeros behind them
        var sums = new BigInteger[degree];
        java.util.Arrays.fill(sums, BigInteger.ZERO);
        var weights = weights(degree);
        for (int digit : word) {
            var longer = BigInteger.ZERO;
            for (int j = 0; j < degree; j++)
                longer = longer.add(sums[degree - 1 - j].multiply(BigInteger.valueOf(coefficients.get(j))));
            System.arraycopy(sums, 1, sums, 0, degree - 1);
            sums[degree - 1] = longer;
            if (digit == 0) continue;
            for (int j = 0; j < degree; j++)
                sums[j] = sums[j].add(weights.get(j).multiply(BigInteger.valueOf(digit)));
        }
        return sums[0];
    }

    @Override
    public String toString() {
        return name();
    }
}
