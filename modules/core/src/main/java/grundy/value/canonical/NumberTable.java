package grundy.value.canonical;

import grundy.value.Dyadic;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Dyadic rationals, each kept once and named by an index, so that equal numbers have equal indices and most pairs
/// are ordered by comparing two words.
final class NumberTable {
    /// The numbers below and above all others, as bounds of intervals.
    static final int BELOW_ALL = -2;

    static final int ABOVE_ALL = -1;

    private static final int PLACES = 24;
    private static final int WHOLE_BITS = 62 - PLACES;

    private final List<Dyadic> numbers = new ArrayList<>();
    private final Map<Dyadic, Integer> indices = new HashMap<>();

    /// The greatest multiple of 2^-PLACES that is not greater, in these units; what is beyond a word is cut.
    private long[] keys = new long[64];

    /// @return the number's index, at least 0
    int index(Dyadic number) {
        return indices.computeIfAbsent(number, this::enter);
    }

    private int enter(Dyadic number) {
        int index = numbers.size();
        if (index == keys.length) keys = Arrays.copyOf(keys, 2 * index);
        numbers.add(number);
        keys[index] = key(number);
        return index;
    }

    private static long key(Dyadic number) {
        if (number.floor().bitLength() > WHOLE_BITS) return number.signum() < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
        return number.numerator().shiftLeft(PLACES).shiftRight(number.twos()).longValueExact();
    }

    Dyadic get(int index) {
        return numbers.get(index);
    }

    /// @return -1, 0 or 1, as the first is less, the same or greater
    int compare(int one, int two) {
        if (one == two) return 0;
        if (one < 0 || two < 0) return one == BELOW_ALL || two == ABOVE_ALL ? -1 : 1;
        int byKey = Long.compare(keys[one], keys[two]);
        return byKey != 0 ? byKey : numbers.get(one).compareTo(numbers.get(two));
    }

    boolean isLess(int one, int two) {
        return compare(one, two) < 0;
    }

    int sum(int one, int two) {
        return index(numbers.get(one).plus(numbers.get(two)));
    }

    int negative(int one) {
        return index(numbers.get(one).negate());
    }

    /// The simplest number of an interval, which has one if its ends differ.
    ///
    /// @param lower an index, or `BELOW_ALL`
    /// @param withLower whether the lower end belongs to it
    /// @param upper not less than lower, or `ABOVE_ALL`
    /// @return -1 if the interval is empty
    int simplest(int lower, boolean withLower, int upper, boolean withUpper) {
        if (lower == upper && lower >= 0) return withLower && withUpper ? lower : -1;
        var from = lower == BELOW_ALL
                ? beyond(upper == ABOVE_ALL ? Dyadic.ZERO : get(upper).negate()).negate()
                : get(lower);
        var to = upper == ABOVE_ALL ? beyond(lower == BELOW_ALL ? Dyadic.ZERO : get(lower)) : get(upper);
        var best = Dyadic.simplestBetween(from, to);
        if (withLower && from.birthday().compareTo(best.birthday()) < 0) best = from;
        if (withUpper && to.birthday().compareTo(best.birthday()) < 0) best = to;
        return index(best);
    }

    /// @return a number so far beyond another that the simplest between them is the simplest of all that are
    ///     greater
    private static Dyadic beyond(Dyadic number) {
        return Dyadic.of(number.floor().max(BigInteger.ZERO).add(BigInteger.TWO));
    }
}
