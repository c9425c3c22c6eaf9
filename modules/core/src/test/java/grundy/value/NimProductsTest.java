package grundy.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/// Orders of nimbers are counted out, and ugly products are those of the rule for one power of two.
class NimProductsTest {
    private static BigInteger big(long number) {
        return BigInteger.valueOf(number);
    }

    @Test
    void theOrderIsTheLeastPowerThatIsOne() {
        for (int number = 1; number < 300; number++) {
            var power = big(number);
            int order = 1;
            for (; !power.equals(BigInteger.ONE); order++) power = NimField.multiply(power, big(number));
            assertThat(NimOrder.of(big(number))).as("%d", number).contains(big(order));
        }
    }

    @Test
    void ordersAreKnownUpTo512Bits() {
        assertThat(NimOrder.mostBits()).isEqualTo(512);
        assertThat(NimOrder.of(BigInteger.ONE.shiftLeft(512))).isEmpty();
        var last = BigInteger.ONE.shiftLeft(511);
        var order = NimOrder.of(last).orElseThrow();
        assertThat(NimField.power(last, order)).isEqualTo(BigInteger.ONE);
        var product = BigInteger.ONE;
        for (int index = 0; index < NimOrder.knownFermatNumbers(); index++) {
            for (var prime : NimOrder.fermatFactors(index)) {
                assertThat(prime.isProbablePrime(30)).isTrue();
                product = product.multiply(prime);
                if (order.mod(prime).signum() == 0)
                    assertThat(NimField.power(last, order.divide(prime))).isNotEqualTo(BigInteger.ONE);
            }
            assertThat(product).isEqualTo(BigInteger.ONE.shiftLeft(2 << index).subtract(BigInteger.ONE));
        }
        assertThatThrownBy(() -> NimOrder.of(BigInteger.ZERO))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("not 0");
    }

    /// Winning Ways, chapter 14: with a power of two n, for k up to n.
    private static int ugly(int n, int k) {
        if (k == n) return (n + 1) / 2;
        return Integer.bitCount(k) % 2 == 0 ? k / 2 : n + k / 2;
    }

    @Test
    void uglyProductsAreThoseOfTheRule() {
        for (int n = 1; n <= 64; n *= 2)
            for (int k = 0; k <= n; k++) {
                assertThat(UglyProduct.of(big(n), big(k))).as("%d and %d", n, k).isEqualTo(ugly(n, k));
                assertThat(UglyProduct.of(big(k), big(n))).isEqualTo(ugly(n, k));
            }
        for (int one = 0; one < 32; one++)
            for (int two = 0; two < 32; two++)
                for (int three : new int[] {1, 6, 21})
                    assertThat(UglyProduct.of(big(one ^ three), big(two)))
                            .isEqualTo(UglyProduct.of(big(one), big(two)).xor(UglyProduct.of(big(three), big(two))));
    }

    @Test
    void whoBeginsAndWinsTellsTheOutcome() {
        assertThat(Outcome.ofBeginners(true, true)).isEqualTo(Outcome.N);
        assertThat(Outcome.ofBeginners(false, false)).isEqualTo(Outcome.P);
        assertThat(Outcome.ofBeginners(true, false)).isEqualTo(Outcome.L);
        assertThat(Outcome.ofBeginners(false, true)).isEqualTo(Outcome.R);
        for (var other : new Outcome[] {Outcome.N, Outcome.P, Outcome.D}) {
            assertThat(Outcome.ofBeginners(Outcome.D, other)).isEqualTo(Outcome.D);
            assertThat(Outcome.ofBeginners(other, Outcome.D)).isEqualTo(Outcome.D);
        }
        for (var side : Side.values()) assertThat(side.other()).isNotEqualTo(side);
    }
}
