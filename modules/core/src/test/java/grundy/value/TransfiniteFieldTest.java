package grundy.value;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.value.TransfiniteNimber.Exponent;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TransfiniteFieldTest {
    private static TransfiniteNimber omega(int place, long many) {
        return TransfiniteNimber.of(Exponent.of(place, BigInteger.valueOf(many)), BigInteger.ONE);
    }

    private static TransfiniteNimber random(Random random) {
        var sum = TransfiniteNimber.of(BigInteger.valueOf(random.nextInt(20)));
        for (int i = random.nextInt(3); i > 0; i--) {
            var by = List.of(BigInteger.valueOf(random.nextInt(12)), BigInteger.valueOf(random.nextInt(6)));
            sum = TransfiniteField.add(
                    sum, TransfiniteNimber.of(new Exponent(by), BigInteger.valueOf(random.nextInt(20))));
        }
        return sum;
    }

    private static TransfiniteNimber product(TransfiniteNimber a, TransfiniteNimber b) {
        return TransfiniteField.multiply(a, b).orElseThrow();
    }

    @Tag("slow")
    @Test
    void isARing() {
        var random = new Random(20261124);
        for (int i = 0; i < 400; i++) {
            var a = random(random);
            var b = random(random);
            var c = random(random);
            assertThat(product(a, product(b, c))).isEqualTo(product(product(a, b), c));
            assertThat(product(a, TransfiniteField.add(b, c)))
                    .isEqualTo(TransfiniteField.add(product(a, b), product(a, c)));
            assertThat(product(a, b)).isEqualTo(product(b, a));
        }
    }

    /// What is below omega^omega^k times omega^omega^k to a power below the prime is the ordinal product; the
    /// powers are those that Conway 1976 and Lenstra 1977 list.
    @Test
    void thePowersAreThoseOfTheBooks() {
        assertThat(TransfiniteField.alpha(3)).hasToString("*2");
        assertThat(TransfiniteField.alpha(5)).hasToString("*4");
        assertThat(TransfiniteField.alpha(7)).hasToString("*(ω + 1)");
        assertThat(TransfiniteField.alpha(11)).hasToString("*(ω^ω + 1)");
        assertThat(TransfiniteField.alpha(13)).hasToString("*(ω + 4)");
        assertThat(TransfiniteField.alpha(17)).hasToString("*16");
        assertThat(TransfiniteField.alpha(19)).hasToString("*(ω^3 + 4)");
        assertThat(TransfiniteField.alpha(23)).hasToString("*(ω^ω^3 + 1)");
        assertThat(TransfiniteField.alpha(29)).hasToString("*(ω^ω^2 + 4)");
        assertThat(TransfiniteField.alpha(43)).hasToString("*(ω^ω^2 + 1)");
    }

    /// The exponents of 263 and 283 stand in OEIS A380496.
    @Test
    void degreesAreThoseThatArePublished() {
        assertThat(TransfiniteField.degreeOfAlpha(263)).isEqualTo(102_180);
    }

    /// An element of degree d is its own power 2^d, and no smaller 2^h.
    @Test
    void degreesAreThoseOfTheElements() {
        for (int prime : new int[] {3, 5, 7, 13}) {
            var alpha = TransfiniteField.alpha(prime);
            int degree = TransfiniteField.degreeOfAlpha(prime).intValueExact();
            var power = alpha;
            for (int h = 1; h <= degree; h++) {
                power = product(power, power);
                assertThat(power.equals(alpha)).isEqualTo(h == degree);
            }
        }
    }

    /// alpha(p) has no p-th root in the field that it generates.
    @Test
    void alphaHasNoRootBelow() {
        for (int prime : new int[] {3, 5, 7, 11, 13, 17}) {
            var degree = TransfiniteField.degreeOfAlpha(prime);
            var order = BigInteger.TWO.pow(degree.intValueExact()).subtract(BigInteger.ONE);
            var residue =
                    TransfiniteField.power(TransfiniteField.alpha(prime), order.divide(BigInteger.valueOf(prime)));
            assertThat(order.mod(BigInteger.valueOf(prime))).isZero();
            assertThat(residue.orElseThrow()).isNotEqualTo(TransfiniteNimber.of(BigInteger.ONE));
        }
    }

    @Test
    void whatIsNotKnownIsNotSaid() {
        assertThat(TransfiniteField.multiply(omega(1000, 1), omega(0, 1))).isEmpty();
    }
}
