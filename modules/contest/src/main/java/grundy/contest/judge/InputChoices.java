package grundy.contest.judge;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// The source of the numbers in a generated input. Every choice is kept as its distance from the least
/// that was possible, so that the same input can be made again from the list, and a smaller one from a
/// list that was cut.
public abstract class InputChoices {
    private final List<BigInteger> made = new ArrayList<>();
    private List<BigInteger> first = List.of();

    /// Choices that lead to nothing the problem allows.
    static final class RejectedChoicesException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        RejectedChoicesException() {
            super(null, null, false, false);
        }
    }

    /// @param choices that come first, before others are made
    final InputChoices after(List<BigInteger> choices) {
        first = choices;
        return this;
    }

    /// @param name of what is chosen
    /// @param length whether it says how many there are of something
    /// @return a number from 0 to `most`
    protected abstract BigInteger distance(String name, BigInteger least, BigInteger most, boolean length);

    /// @return the number of choices that were made so far
    final int count() {
        return made.size();
    }

    final BigInteger choose(String name, BigInteger least, BigInteger most, boolean length) {
        if (most.compareTo(least) <= 0) {
            skip();
            made.add(BigInteger.ZERO);
            return least;
        }
        var range = most.subtract(least);
        var distance = (made.size() < first.size() ? first.get(made.size()) : distance(name, least, range, length))
                .max(BigInteger.ZERO)
                .min(range);
        made.add(distance);
        return least.add(distance);
    }

    /// Records a place where there is nothing to choose.
    void skip() {
        // only a list that is gone through has to know
    }

    /// @return all choices so far
    final List<BigInteger> choices() {
        return List.copyOf(made);
    }

    /// The same choices again, 0 where the list has ended.
    static final class Replay extends InputChoices {
        private final List<BigInteger> list;
        private int next;

        Replay(List<BigInteger> list) {
            this.list = list;
        }

        @Override
        protected BigInteger distance(String name, BigInteger least, BigInteger most, boolean length) {
            return next < list.size() ? list.get(next++) : BigInteger.ZERO;
        }

        @Override
        void skip() {
            next++;
        }
    }

    /// Makes all choices with distances up to a bound, one list after the other.
    static final class Enumeration extends InputChoices {
        private final List<Integer> digits;
        private final List<Integer> limits = new ArrayList<>();
        private final int bound;
        private int next;

        Enumeration(List<Integer> digits, int bound) {
            this.digits = new ArrayList<>(digits);
            this.bound = bound;
        }

        @Override
        protected BigInteger distance(String name, BigInteger least, BigInteger most, boolean length) {
            int limit = most.min(BigInteger.valueOf(bound)).intValue();
            if (next == digits.size()) digits.add(0);
            limits.add(limit);
            return BigInteger.valueOf(digits.get(next++));
        }

        /// @return the digits of the list after this one, or null if this was the last
        @Nullable
        List<Integer> following() {
            for (int i = Math.min(digits.size(), limits.size()) - 1; i >= 0; i--)
                if (digits.get(i) < limits.get(i)) {
                    var more = new ArrayList<>(digits.subList(0, i + 1));
                    more.set(i, digits.get(i) + 1);
                    return more;
                }
            return null;
        }
    }

    /// Makes random choices, often at the places where programs go wrong: the ends of the range, powers
    /// of 2 and their neighbours, Fibonacci numbers, earlier choices.
    static final class RandomChoices extends InputChoices {
        private static final int KINDS = 12;
        private final RandomGenerator random;
        private final double size;
        private final long mostLength;
        private BigInteger before = BigInteger.ZERO;

        /// @param size from 0 for small numbers to 1 for numbers up to the limits
        /// @param mostLength no list is made longer
        RandomChoices(RandomGenerator random, double size, long mostLength) {
            this.random = random;
            this.size = size;
            this.mostLength = mostLength;
        }

        @Override
        protected BigInteger distance(String name, BigInteger least, BigInteger most, boolean length) {
            var range = most;
            if (length) range = range.min(BigInteger.valueOf(mostLength));
            if (size < 1) {
                int bits = (int) Math.ceil(Math.max(2, range.bitLength()) * size);
                range = range.min(BigInteger.ONE.shiftLeft(Math.max(2, bits)));
            }
            if (length) return uniform(range);
            var value = special(least, range);
            before = value;
            return value.subtract(least).max(BigInteger.ZERO);
        }

        private BigInteger special(BigInteger least, BigInteger range) {
            return switch (random.nextInt(KINDS)) {
                case 0 -> least.add(uniform(range.min(BigInteger.valueOf(3))));
                case 1 -> least.add(range).subtract(uniform(BigInteger.TWO));
                case 2 -> before.add(BigInteger.valueOf(random.nextInt(3) - 1L));
                case 3 ->
                    BigInteger.ONE
                            .shiftLeft(random.nextInt(Math.max(1, range.bitLength())))
                            .add(BigInteger.valueOf(random.nextInt(3) - 1L));
                case 4 -> fibonacci(range);
                case 5 -> least.add(uniform(BigInteger.ONE.shiftLeft(random.nextInt(range.bitLength() + 1))));
                default -> least.add(uniform(range));
            };
        }

        private BigInteger fibonacci(BigInteger range) {
            var a = BigInteger.ONE;
            var b = BigInteger.TWO;
            for (int i = random.nextInt((int) (1.44 * range.bitLength()) + 2); i > 0; i--) {
                var c = a.add(b);
                a = b;
                b = c;
            }
            return a;
        }

        private BigInteger uniform(BigInteger most) {
            if (most.signum() <= 0) return BigInteger.ZERO;
            if (most.bitLength() < Long.SIZE - 1) return BigInteger.valueOf(random.nextLong(most.longValue() + 1));
            var bytes = new byte[most.bitLength() / 8 + 9];
            random.nextBytes(bytes);
            return new BigInteger(1, bytes).mod(most.add(BigInteger.ONE));
        }
    }

    /// Makes inputs as large as the limits allow: lists of full length, numbers from all of the range.
    static final class LargestChoices extends InputChoices {
        private static final int SELDOM = 16;
        private final RandomGenerator random;
        private final long mostLength;

        LargestChoices(RandomGenerator random, long mostLength) {
            this.random = random;
            this.mostLength = mostLength;
        }

        @Override
        protected BigInteger distance(String name, BigInteger least, BigInteger most, boolean length) {
            if (length) return most.min(BigInteger.valueOf(mostLength));
            int kind = random.nextInt(SELDOM);
            if (kind == 0) return BigInteger.ZERO;
            if (kind == 1) return most;
            if (most.bitLength() >= Long.SIZE - 1) return most.subtract(BigInteger.valueOf(random.nextLong(1L << 60)));
            long range = most.longValue();
            return BigInteger.valueOf(range - random.nextLong(range / 8 + 1));
        }
    }

    /// Given numbers for given names, which must be within the limits, and the least for all others.
    static final class FixedChoices extends InputChoices {
        private final Map<String, Deque<BigInteger>> numbers;

        FixedChoices(Map<String, List<BigInteger>> numbers) {
            this.numbers = new HashMap<>();
            numbers.forEach((name, list) -> this.numbers.put(name, new ArrayDeque<>(list)));
        }

        @Override
        protected BigInteger distance(String name, BigInteger least, BigInteger most, boolean length) {
            var list = numbers.get(name);
            if (list == null || list.isEmpty()) return BigInteger.ZERO;
            var distance = list.removeFirst().subtract(least);
            if (distance.signum() < 0 || distance.compareTo(most) > 0) throw new RejectedChoicesException();
            return distance;
        }
    }
}
