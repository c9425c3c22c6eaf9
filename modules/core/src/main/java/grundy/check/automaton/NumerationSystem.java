package grundy.check.automaton;

import grundy.limit.Checkpoint;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

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
/// *First weights of its own.* The same recurrence, some of whose coefficients may be 0, may begin with other weights:
/// 1, 2, 3, 4, 6, 8, 11, ... with `U(n) = U(n - 1) + U(n - 4)` from 8 on. Valid are then the greedy
/// words; that an automaton recognises them, and that they are the numbers in their order, is proved
/// when such a system is made ({@link GreedyWords}).
///
/// Source: A. Ostrowski 1922; E. Zeckendorf 1972; A. S. Fraenkel, Systems of numeration, American Mathematical Monthly
/// 92 (1985) 105-114; A. Brauer 1951 for that the greatest root is a Pisot number, so that addition is automatic (C.
/// Frougny and B. Solomyak 1992); M. Hollander, Greedy numeration systems and regularity, Theory of Computing Systems
/// 31 (1998) 111-133.
public final class NumerationSystem {
    /// Base 2.
    public static final NumerationSystem BINARY = base(2);

    /// Zeckendorf's system.
    public static final NumerationSystem FIBONACCI = of(1, 1);

    private static final int SMALL_BITS = 50;
    private static final int LARGEST_DIGIT = 100;
    private static final int MOST_WEIGHTS = 24;
    private static final String FROM = "-from-";
    private static final Pattern NUMBERED = Pattern.compile(
            "(?:base|linear)-(COEFFICIENT(?:-COEFFICIENT)*)(?:-from-([1-9][0-9]{0,8}(?:-[1-9][0-9]{0,8})*))?"
                    .replace("COEFFICIENT", "(?:0|[1-9][0-9]{0,2})"));

    private final List<Integer> coefficients;
    private final List<BigInteger> first;
    private final @Nullable GreedyWords words;

    /// @param coefficients `c1, ..., cd`, descending or equal, `cd` at least 1; for d = 1 at least 2
    /// @throws UnfitPartsException if they are not
    public NumerationSystem(List<Integer> coefficients) {
        if (!isPlain(coefficients))
            throw new UnfitPartsException(Message.of("theorem.unfit.coefficients", "coefficients", coefficients));
        this.coefficients = List.copyOf(coefficients);
        this.first = List.copyOf(plainWeights(coefficients));
        this.words = null;
    }

    private NumerationSystem(List<Integer> coefficients, List<BigInteger> first, GreedyWords words) {
        this.coefficients = coefficients;
        this.first = first;
        this.words = words;
    }

    /// @param coefficients see the class
    public static NumerationSystem of(Integer... coefficients) {
        return new NumerationSystem(List.of(coefficients));
    }

    /// @param base from 2 to 100
    public static NumerationSystem base(int base) {
        return of(base);
    }

    /// The system of the weights that begin in a given way and then obey a recurrence.
    ///
    /// @param coefficients of the recurrence, from 0 to 100, the first at least 1, no more of them than weights
    /// @param first the weights before the recurrence holds, from 1 on, ascending; at most 24
    /// @throws UnfitPartsException if there are no such weights, or no small automaton recognises their
    ///     greedy words
    public static NumerationSystem from(List<Integer> coefficients, List<BigInteger> first) {
        var factors = new ArrayList<>(coefficients);
        while (factors.size() < first.size()) factors.add(0);
        var weights = new ArrayList<>(first);
        if (!makesWeights(factors, weights))
            throw new UnfitPartsException(
                    Message.of("theorem.unfit.weights", "coefficients", coefficients, "weights", first));
        // Weights that the recurrence gives need not be said.
        while (factors.size() > 1 && factors.getLast() == 0) {
            var last = weights.removeLast();
            factors.removeLast();
            if (after(weights, factors).equals(last)) continue;
            weights.add(last);
            factors.add(0);
            break;
        }
        if (isPlain(factors) && plainWeights(factors).equals(weights)) return new NumerationSystem(factors);
        var own = List.copyOf(weights);
        while (weights.size() < GreedyWords.weights(factors.size())) weights.add(after(weights, factors));
        return new NumerationSystem(List.copyOf(factors), own, GreedyWords.of(factors, weights));
    }

    private static boolean makesWeights(List<Integer> coefficients, List<BigInteger> first) {
        boolean fit = coefficients.size() == first.size()
                && first.size() <= MOST_WEIGHTS
                && !first.isEmpty()
                && first.getFirst().equals(BigInteger.ONE)
                && coefficients.getFirst() >= 1
                && coefficients.stream().mapToInt(Integer::intValue).sum() >= 2;
        for (int coefficient : coefficients) fit &= coefficient >= 0 && coefficient <= LARGEST_DIGIT;
        for (int n = 1; n < first.size(); n++) fit &= first.get(n - 1).compareTo(first.get(n)) < 0;
        return fit && after(first, coefficients).compareTo(first.getLast()) > 0;
    }

    private static boolean isPlain(List<Integer> coefficients) {
        boolean descending = !coefficients.isEmpty() && coefficients.getLast() >= 1;
        for (int i = 1; i < coefficients.size(); i++) descending &= coefficients.get(i - 1) >= coefficients.get(i);
        return descending && !coefficients.equals(List.of(1)) && coefficients.getFirst() <= LARGEST_DIGIT;
    }

    /// @return a list with one weight for each coefficient
    private static List<BigInteger> plainWeights(List<Integer> coefficients) {
        var weights = new ArrayList<BigInteger>();
        for (int n = 0; n < coefficients.size(); n++) {
            // A word of length n: digits that repeat the coefficients, then a lesser one, then any valid word.
            var sum = BigInteger.ONE;
            for (int j = 0; j < n; j++)
                sum = sum.add(weights.get(n - 1 - j).multiply(BigInteger.valueOf(coefficients.get(j))));
            weights.add(sum);
        }
        return weights;
    }

    /// @return the weight that the recurrence says comes after these, of which there are at least as many as
    ///     coefficients
    private static BigInteger after(List<BigInteger> weights, List<Integer> coefficients) {
        var sum = BigInteger.ZERO;
        for (int j = 0; j < coefficients.size(); j++)
            if (coefficients.get(j) > 0)
                sum = sum.add(weights.get(weights.size() - 1 - j).multiply(BigInteger.valueOf(coefficients.get(j))));
        return sum;
    }

    /// @return `c1, ..., cd`; with first weights of its own as many as there are of these, the last perhaps 0
    public List<Integer> coefficients() {
        return coefficients;
    }

    /// @return the weights before the recurrence holds, as many as there are coefficients
    public List<BigInteger> firstWeights() {
        return first;
    }

    /// @return whether the coefficients alone do not say which system this is
    public boolean hasOwnWeights() {
        return words != null;
    }

    /// @return the base, or 0 if this is no base
    public int base() {
        return coefficients.size() == 1 ? coefficients.getFirst() : 0;
    }

    /// @return the number of digits: they are 0 to digits - 1
    public int digits() {
        if (words != null) return words.digits();
        return coefficients.getFirst() + (coefficients.size() == 1 ? 0 : 1);
    }

    /// @return `base-2`, `fibonacci`, `pell`, `tribonacci`, else `linear-3-1` by its coefficients,
    ///     `linear-1-0-0-1-from-1-2-3-4-6` with weights of its own
    public String name() {
        if (base() > 0) return "base-" + base();
        if (equals(FIBONACCI)) return "fibonacci";
        if (words == null && coefficients.equals(List.of(2, 1))) return "pell";
        if (words == null && coefficients.equals(List.of(1, 1, 1))) return "tribonacci";
        return "linear-" + hyphenated(recurrence()) + (words == null ? "" : FROM + hyphenated(first));
    }

    private static String hyphenated(List<?> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining("-"));
    }

    /// @return the coefficients without zeros at the end
    public List<Integer> recurrence() {
        int count = coefficients.size();
        while (coefficients.get(count - 1) == 0) count--;
        return coefficients.subList(0, count);
    }

    /// @param name as {@link #name} gives it
    /// @return empty if no system has such a name
    public static Optional<NumerationSystem> find(String name) {
        return switch (name) {
            case "binary" -> Optional.of(BINARY);
            case "fibonacci", "zeckendorf" -> Optional.of(FIBONACCI);
            case "pell" -> Optional.of(of(2, 1));
            case "tribonacci" -> Optional.of(of(1, 1, 1));
            default -> findNumbered(name);
        };
    }

    private static Optional<NumerationSystem> findNumbered(String name) {
        var matcher = NUMBERED.matcher(name);
        if (!matcher.matches() || name.startsWith("base-") && name.indexOf('-') < name.lastIndexOf('-'))
            return Optional.empty();
        var coefficients = numbers(matcher.group(1)).stream()
                .map(BigInteger::intValueExact)
                .toList();
        try {
            return Optional.of(
                    matcher.group(2) == null
                            ? new NumerationSystem(coefficients)
                            : from(coefficients, numbers(matcher.group(2))));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static List<BigInteger> numbers(String text) {
        return Arrays.stream(text.split("-")).map(BigInteger::new).toList();
    }

    /// Reads a word digit by digit: state 0 is where one begins, state j after the first j of the coefficients.
    ///
    /// @return the next state, or -1 if no valid word goes on like this
    public int validity(int state, int digit) {
        if (words != null) return words.next(state, digit);
        int most = coefficients.get(state);
        if (digit < most) return 0;
        return digit == most && state + 1 < coefficients.size() ? state + 1 : -1;
    }

    /// @param state as {@link #validity} returns it
    /// @return whether a valid word may end there
    public boolean mayEnd(int state) {
        return words == null || words.accepts(state);
    }

    /// @return U(0), ..., U(count - 1)
    public List<BigInteger> weights(int count) {
        var weights = new ArrayList<>(first.subList(0, Math.min(count, first.size())));
        while (weights.size() < count) weights.add(after(weights, coefficients));
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
        var weights = new long[SMALL_BITS];
        int length = 0;
        for (int n = 0; ; n++) {
            if (n == weights.length) weights = Arrays.copyOf(weights, 2 * n);
            long sum = 0;
            if (n < degree)
                sum = first.get(n).min(BigInteger.valueOf(Long.MAX_VALUE)).longValueExact();
            else for (int j = 0; j < degree; j++) sum += coefficients.get(j) * weights[n - 1 - j];
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
        for (var rest = number; rest.signum() > 0; ) {
            Checkpoint.step();
            var parts = rest.divideAndRemainder(base);
            text.add(parts[1].intValueExact());
            rest = parts[0];
        }
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
            Checkpoint.step();
            weights.removeFirst();
            weights.add(after(weights, coefficients));
            n++;
        }
        var word = new ArrayList<Integer>();
        var rest = number;
        for (int place = n + degree; place >= 0; place--) {
            Checkpoint.step();
            while (place < n) {
                weights.addFirst(n <= degree ? first.get(n - 1) : below(weights));
                weights.removeLast();
                n--;
            }
            var parts = rest.divideAndRemainder(weights.get(place - n));
            if (!word.isEmpty() || parts[0].signum() > 0) word.add(parts[0].intValueExact());
            rest = parts[1];
        }
        return word.stream().mapToInt(Integer::intValue).toArray();
    }

    /// @param weights U(n), ..., U(n + d), where n is greater than d
    /// @return U(n - 1)
    private BigInteger below(List<BigInteger> weights) {
        // U(n + k - 1) is the sum of earlier weights, the last of which is U(n - 1)
        var recurrence = recurrence();
        int count = recurrence.size();
        var rest = weights.get(count - 1);
        for (int j = 0; j + 1 < count; j++)
            rest = rest.subtract(weights.get(count - 2 - j).multiply(BigInteger.valueOf(recurrence.get(j))));
        return rest.divide(BigInteger.valueOf(recurrence.getLast()));
    }

    /// @param word digits, the most significant first
    public BigInteger value(int[] word) {
        int degree = coefficients.size();
        // sums[j]: what the digits so far are worth with j zeros behind them
        var sums = new BigInteger[degree];
        Arrays.fill(sums, BigInteger.ZERO);
        for (int digit : word) {
            Checkpoint.step();
            var longer = BigInteger.ZERO;
            for (int j = 0; j < degree; j++)
                longer = longer.add(sums[degree - 1 - j].multiply(BigInteger.valueOf(coefficients.get(j))));
            System.arraycopy(sums, 1, sums, 0, degree - 1);
            sums[degree - 1] = longer;
            if (digit == 0) continue;
            for (int j = 0; j < degree; j++) sums[j] = sums[j].add(first.get(j).multiply(BigInteger.valueOf(digit)));
        }
        return sums[0];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NumerationSystem that
                && coefficients.equals(that.coefficients)
                && first.equals(that.first);
    }

    @Override
    public int hashCode() {
        return coefficients.hashCode() * 31 + first.hashCode();
    }

    @Override
    public String toString() {
        return name();
    }
}
