package grundy.rules.formula;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A set of amounts that may be taken from a heap. Membership and listing are in {@link AmountSets}.
public sealed interface Amounts {
    /// The set of 0 alone: a move that takes nothing (and splits).
    Amounts NOTHING = new Ranges(List.of(new Range(BigInteger.ZERO, BigInteger.ZERO)));

    /// Every positive integer.
    Amounts ANY = new Ranges(List.of(new Range(BigInteger.ONE, null)));

    /// A union of intervals: ascending, disjoint, not touching, so that equal sets are equal values.
    record Ranges(List<Range> ranges) implements Amounts {}

    /// @param from first, at least 0
    /// @param to last, or null where there is no end
    record Range(BigInteger from, @Nullable BigInteger to) {}

    /// 1, base, base^2, ...
    ///
    /// @param base at least 2
    record Powers(BigInteger base) implements Amounts {}

    /// A set with a name.
    record Named(Name name) implements Amounts {}

    /// Between 1 and floor(heap * numerator / denominator).
    record AtMostPart(BigInteger numerator, BigInteger denominator) implements Amounts {}

    /// A union of sets.
    record Union(List<Amounts> sets) implements Amounts {}

    enum Name {
        /// 1, 2, 3, 5, 8, ...
        FIBONACCI("fibonacci"),
        SQUARES("squares"),
        CUBES("cubes"),
        PRIMES("primes"),
        /// p^k with p prime and k >= 0 (1 included, as in the judges' problems).
        PRIME_POWERS("prime powers"),
        FACTORIALS("factorials"),
        /// 1, 3, 6, 10, ...
        TRIANGULAR("triangular numbers"),
        ODD("odd"),
        EVEN("even"),
        /// Any divisor of the heap, itself included.
        DIVISORS("divisors"),
        /// Any divisor of the heap but itself.
        PROPER_DIVISORS("proper divisors");

        private final String words;

        Name(String words) {
            this.words = words;
        }

        /// @return the set as rules name it, after `take`
        public String words() {
            return words;
        }
    }
}
