package grundy.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NumberEndsTest {
    /// Next to powers of ten, where the number of digits changes, and anywhere.
    @Test
    void areThoseOfAllDigits() {
        var random = new Random(26);
        for (int round = 0; round < 200; round++) {
            var power = BigInteger.TEN.pow(1240 + random.nextInt(4000));
            for (var number : new BigInteger[] {
                power,
                power.subtract(BigInteger.ONE),
                power.negate(),
                BigInteger.ONE.shiftLeft(4096 + round),
                new BigInteger(4100 + random.nextInt(9000), random).setBit(4099)
            }) {
                var digits = number.abs().toString();
                assertThat(NumberEnds.isFor(number)).isTrue();
                var ends = NumberEnds.of(number);
                assertThat(ends.digits()).isEqualTo(digits.length());
                assertThat(ends.shortened())
                        .isEqualTo((number.signum() < 0 ? "-" : "")
                                + digits.substring(0, 6) + "…"
                                + digits.substring(digits.length() - 4));
            }
        }
    }
}
