package grundy.contest.problem;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The value of a name in an input, or of a formula.
public sealed interface CaseValue {
    /// A whole number of any length.
    ///
    /// @param small the number, where `large` is null
    /// @param large a number that does not fit into a long, else null
    record WholeNumber(long small, @Nullable BigInteger large) implements CaseValue {
        private static final int CACHED = 256;
        private static final WholeNumber[] SMALL = new WholeNumber[CACHED];

        static {
            for (int i = 0; i < CACHED; i++) SMALL[i] = new WholeNumber(i, null);
        }

        public static WholeNumber of(long number) {
            return number >= 0 && number < CACHED ? SMALL[(int) number] : new WholeNumber(number, null);
        }

        public static WholeNumber of(BigInteger number) {
            return number.bitLength() < Long.SIZE ? of(number.longValue()) : new WholeNumber(0, number);
        }

        public BigInteger big() {
            return large != null ? large : BigInteger.valueOf(small);
        }

        public int signum() {
            return large != null ? large.signum() : Long.signum(small);
        }

        /// @param word read as unsigned
        public static WholeNumber ofWord(long word) {
            return word >= 0
                    ? of(word)
                    : new WholeNumber(
                            0, BigInteger.valueOf(word >>> 1).shiftLeft(1).add(BigInteger.valueOf(word & 1)));
        }

        /// @return whether it fits into an unsigned word
        boolean isWord() {
            return large == null ? small >= 0 : large.signum() > 0 && large.bitLength() <= Long.SIZE;
        }

        long word() {
            return large == null ? small : large.longValue();
        }

        @Override
        public String toString() {
            if (large == null) return Long.toString(small);
            return isWord() ? Long.toUnsignedString(large.longValue()) : large.toString();
        }
    }

    /// Numbers in a row; or rows of equally many numbers, one after the other.
    ///
    /// @param width how many numbers a row has; 1 for a plain list
    record Row(long[] numbers, int width) implements CaseValue {
        @Override
        public boolean equals(Object other) {
            return other instanceof Row that && width == that.width && Arrays.equals(numbers, that.numbers);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(numbers);
        }

        /// @return `3 5 7`; rows of two as edges, `1-2 2-3`
        @Override
        public String toString() {
            var text = new StringBuilder();
            for (int i = 0; i < numbers.length; i++) {
                if (i > 0) text.append(width == 2 && i % 2 == 1 ? '-' : ' ');
                text.append(numbers[i]);
            }
            return text.toString();
        }
    }

    /// Lists of different lengths.
    record Lists(long[][] lists) implements CaseValue {
        @Override
        public boolean equals(Object other) {
            return other instanceof Lists that && Arrays.deepEquals(lists, that.lists);
        }

        @Override
        public int hashCode() {
            return Arrays.deepHashCode(lists);
        }

        @Override
        public String toString() {
            return Arrays.stream(lists).map(list -> new Row(list, 1).toString()).collect(Collectors.joining(" / "));
        }
    }

    /// A word or a line.
    record Text(String text) implements CaseValue {
        @Override
        public String toString() {
            return text;
        }
    }
}
