package grundy.theory.coins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.LimitException;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Moebius and Mogul against what is known of them; against the definition they stand in `BoardFormsTest`.
class GreedyCoinsTest {
    private static int[] singles(int most, int count) {
        var coins = new GreedyCoins(most);
        return IntStream.rangeClosed(1, count)
                .map(square -> coins.single(BigInteger.valueOf(square)).intValueExact())
                .toArray();
    }

    /// The rule itself, set by set: the least number that is no nim-sum of so many earlier values.
    @Test
    void singleHeadsHaveTheLeastValueThatIsNoNimSumOfEarlierOnes() {
        for (int most : new int[] {5, 7}) {
            int count = most == 5 ? 16 : 14;
            var values = new int[count];
            for (int n = 0; n < count; n++) {
                var sums = new BitSet();
                for (int set = 0; set < 1 << n; set++) if (Integer.bitCount(set) < most) sums.set(sum(values, set));
                values[n] = sums.nextClearBit(0);
            }
            assertThat(singles(most, count)).isEqualTo(values);
        }
    }

    private static int sum(int[] values, int set) {
        int sum = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) sum ^= values[Integer.numberOfTrailingZeros(rest)];
        return sum;
    }

    /// The extended quadratic residue code of length 18 has 2^9 words: 102 of weight 6, 153 of
    /// weight 8 and none of a smaller weight or of weight 7. Source: F. J. MacWilliams and N. J. A.
    /// Sloane, The Theory of Error-Correcting Codes.
    @Test
    void theLostPositionsOfMoebiusOn18SquaresAreTheQuadraticResidueCode() {
        var values = singles(5, 18);
        assertThat(IntStream.of(values).reduce(0, (a, b) -> a | b)).isEqualTo(511);
        int[] expected = {1, 0, 0, 0, 0, 0, 102, 0, 153};
        for (int weight = 0; weight < expected.length; weight++)
            assertThat(words(values, 18, weight, 0)).isEqualTo(expected[weight]);
    }

    /// The binary Golay code has 2^12 words of length 24, none of weight 1 to 7 and 759 of weight 8.
    @Test
    void theLostPositionsOfMogulOn24SquaresAreTheGolayCode() {
        var values = singles(7, 24);
        assertThat(IntStream.of(values).reduce(0, (a, b) -> a | b)).isEqualTo(4095);
        assertThat(words(values, 24, 8, 0)).isEqualTo(759);
        for (int weight = 1; weight < 8; weight++)
            assertThat(words(values, 24, weight, 0)).isZero();
    }

    private static int words(int[] values, int below, int weight, int sum) {
        if (weight == 0) return sum == 0 ? 1 : 0;
        int count = 0;
        for (int square = weight; square <= below; square++)
            count += words(values, square - 1, weight - 1, sum ^ values[square - 1]);
        return count;
    }

    @Test
    void fartherSquaresAreRefused() {
        assertThat(singles(5, 60)).isSorted().doesNotHaveDuplicates();
        assertThat(singles(7, 36)).isSorted().doesNotHaveDuplicates();
        assertThat(singles(9, 28)).isSorted().doesNotHaveDuplicates();
        assertThatThrownBy(() -> singles(7, 37))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("36");
    }
}
