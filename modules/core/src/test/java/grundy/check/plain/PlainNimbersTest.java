package grundy.check.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

/// Products of nimbers are the least numbers that are no other products, up to a length.
class PlainNimbersTest {
    private static BigInteger big(int number) {
        return BigInteger.valueOf(number);
    }

    @Test
    void productsAndPowersAreThoseOfTheDefinition() {
        int far = 20;
        var products = new int[far][far];
        for (int one = 0; one < far; one++)
            for (int two = 0; two < far; two++) {
                var seen = new BitSet();
                for (int less = 0; less < one; less++)
                    for (int other = 0; other < two; other++)
                        seen.set(products[less][two] ^ products[one][other] ^ products[less][other]);
                products[one][two] = seen.nextClearBit(0);
                assertThat(PlainNimbers.times(big(one), big(two))).contains(big(products[one][two]));
            }
        for (int base = 0; base < far; base++) {
            var power = BigInteger.ONE;
            for (int exponent = 0; exponent < 20; exponent++) {
                assertThat(PlainNimbers.power(big(base), big(exponent))).contains(power);
                power = PlainNimbers.times(power, big(base)).orElseThrow();
            }
        }
    }

    @Test
    void numbersOfUpTo256BitsAreMultiplied() {
        var most = BigInteger.ONE.shiftLeft(255);
        var more = BigInteger.ONE.shiftLeft(256);
        assertThat(PlainNimbers.times(most, BigInteger.ONE)).contains(most);
        assertThat(PlainNimbers.times(more, BigInteger.ONE)).isEmpty();
        assertThat(PlainNimbers.times(BigInteger.ONE, more)).isEmpty();
        assertThat(PlainNimbers.power(more, BigInteger.TWO)).isEmpty();
    }
}
