package grundy.theory.splitting;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/// The ordered tuples of integers from 0 on with a given sum and a given nim-sum, digit by digit from the lowest:
/// each binary column holds a number of ones of the parity of the nim-sum's digit, and ones and carry together give
/// the digit of the sum.
///
/// Cost: time proportional to the length of the sum for the number and for each tuple listed.
///
/// @param parts how many numbers, 1 to 10
/// @param sum at least 0
/// @param nimSum at least 0
record NimSumTuples(int parts, BigInteger sum, BigInteger nimSum) {
    private int columns() {
        return Math.max(sum.bitLength(), nimSum.bitLength());
    }

    /// @return the number of ways to fill the columns from one on, by the carry into it
    private BigInteger[][] ways() {
        int columns = columns();
        var ways = new BigInteger[columns + 1][parts];
        Arrays.fill(ways[columns], BigInteger.ZERO);
        ways[columns][0] = BigInteger.ONE;
        for (int column = columns - 1; column >= 0; column--)
            for (int carry = 0; carry < parts; carry++) {
                var total = BigInteger.ZERO;
                for (int mask = 0; mask < 1 << parts; mask++)
                    if (fits(mask, column, carry))
                        total = total.add(ways[column + 1][(Integer.bitCount(mask) + carry) >> 1]);
                ways[column][carry] = total;
            }
        return ways;
    }

    /// @param mask which of the numbers have a one in the column
    private boolean fits(int mask, int column, int carry) {
        int ones = Integer.bitCount(mask);
        return (ones & 1) == (nimSum.testBit(column) ? 1 : 0) && ((ones + carry) & 1) == (sum.testBit(column) ? 1 : 0);
    }

    BigInteger count() {
        return ways()[0][0];
    }

    /// @return the number of such tuples with zeros in that many given places
    BigInteger without(int places) {
        if (places < parts) return new NimSumTuples(parts - places, sum, nimSum).count();
        return sum.signum() == 0 && nimSum.signum() == 0 ? BigInteger.ONE : BigInteger.ZERO;
    }

    /// @return each tuple once, lazily
    Stream<List<BigInteger>> tuples() {
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(new Tuples(), Spliterator.ORDERED), false);
    }

    /// Depth first through the columns; no branch is entered that leads nowhere.
    private final class Tuples implements Iterator<List<BigInteger>> {
        private final BigInteger[][] ways = ways();
        private final int[] masks = new int[columns()];
        private final int[] carries = new int[columns() + 1];
        private boolean more = ways[0][0].signum() > 0;

        Tuples() {
            if (more) descend(0, 0);
        }

        /// Fills the columns from one on with the least masks that fit, the first being at least `mask`.
        ///
        /// @return false if nothing fits in the first of them
        private boolean descend(int column, int mask) {
            int least = mask;
            for (int at = column; at < masks.length; at++, least = 0) {
                while (least < 1 << parts && !leads(at, least)) least++;
                if (least == 1 << parts) return false;
                masks[at] = least;
                carries[at + 1] = (Integer.bitCount(least) + carries[at]) >> 1;
            }
            return true;
        }

        private boolean leads(int column, int mask) {
            return fits(mask, column, carries[column])
                    && ways[column + 1][(Integer.bitCount(mask) + carries[column]) >> 1].signum() > 0;
        }

        @Override
        public boolean hasNext() {
            return more;
        }

        @Override
        public List<BigInteger> next() {
            if (!more) throw new NoSuchElementException();
            var tuple = tuple();
            more = false;
            for (int column = masks.length - 1; column >= 0 && !more; column--)
                more = descend(column, masks[column] + 1);
            return tuple;
        }

        private List<BigInteger> tuple() {
            var tuple = new ArrayList<BigInteger>();
            for (int part = 0; part < parts; part++) {
                var number = BigInteger.ZERO;
                for (int column = 0; column < masks.length; column++)
                    if ((masks[column] >> part & 1) != 0) number = number.setBit(column);
                tuple.add(number);
            }
            return tuple;
        }
    }
}
