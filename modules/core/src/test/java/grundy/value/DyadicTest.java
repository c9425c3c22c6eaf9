package grundy.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DyadicTest {
    private static Dyadic dyadic(String text) {
        var halves = text.split("/");
        return halves.length == 1
                ? Dyadic.of(new BigInteger(text))
                : new Dyadic(new BigInteger(halves[0]), new BigInteger(halves[1]).getLowestSetBit());
    }

    private static SignExpansion signs(String signs) {
        var plus = new BitSet();
        for (int i = 0; i < signs.length(); i++) plus.set(i, signs.charAt(i) == '+');
        return new SignExpansion(plus, signs.length());
    }

    private static String written(SignExpansion signs) {
        var text = new StringBuilder();
        for (int i = 0; i < signs.length(); i++) text.append(signs.isPlus(i) ? '+' : '-');
        return text.toString();
    }

    @Test
    void equalNumbersAreEqualRecords() {
        assertThat(new Dyadic(BigInteger.valueOf(12), 4)).isEqualTo(new Dyadic(BigInteger.valueOf(3), 2));
        assertThat(new Dyadic(BigInteger.ZERO, 7)).isEqualTo(Dyadic.ZERO);
        assertThat(new Dyadic(BigInteger.valueOf(-8), 3)).isEqualTo(Dyadic.of(-1));
        assertThatThrownBy(() -> new Dyadic(BigInteger.ONE, -1)).isInstanceOf(IllegalArgumentException.class);
    }

    /// Against fractions over a fixed denominator in long arithmetic.
    @Test
    void arithmeticAgreesWithIntegersOverOneDenominator() {
        var random = new Random(1974);
        int places = 20;
        for (int i = 0; i < 20_000; i++) {
            long a = random.nextLong(-1L << 30, 1L << 30) >> random.nextInt(30);
            long b = random.nextInt(10) == 0 ? a : random.nextLong(-1L << 30, 1L << 30) >> random.nextInt(30);
            var x = new Dyadic(BigInteger.valueOf(a), places);
            var y = new Dyadic(BigInteger.valueOf(b), places);
            assertThat(x.plus(y)).isEqualTo(new Dyadic(BigInteger.valueOf(a + b), places));
            assertThat(x.minus(y)).isEqualTo(new Dyadic(BigInteger.valueOf(a - b), places));
            assertThat(x.negate().plus(x)).isEqualTo(Dyadic.ZERO);
            assertThat(Integer.signum(x.compareTo(y))).isEqualTo(Long.compare(a, b));
            assertThat(x.floor()).isEqualTo(BigInteger.valueOf(Math.floorDiv(a, 1L << places)));
            assertThat(x.timesPowerOfTwo(5)).isEqualTo(new Dyadic(BigInteger.valueOf(a * 32), places));
            assertThat(x.timesPowerOfTwo(-5)).isEqualTo(new Dyadic(BigInteger.valueOf(a), places + 5));
            assertThat(dyadic(x.toString())).isEqualTo(x);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, 1/2",
        "-1, 1, 0",
        "0, 2, 1",
        "5/4, 2, 3/2",
        "3, 10, 4",
        "-10, -3, -4",
        "1/2, 1, 3/4",
        "1/4, 3/8, 5/16",
        "-1/2, 0, -1/4",
        "-3, -1, -2",
        "-1/2, 1/64, 0"
    })
    void simplestNumberBetween(String less, String greater, String simplest) {
        assertThat(Dyadic.simplestBetween(dyadic(less), dyadic(greater))).hasToString(simplest);
        assertThatThrownBy(() -> Dyadic.simplestBetween(dyadic(greater), dyadic(less)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(less);
    }

    /// Born earliest: no shorter row of signs lies between.
    @Test
    void theSimplestNumberHasTheShortestSignExpansion() {
        var all = new ArrayList<Dyadic>();
        for (int length = 0; length <= 7; length++)
            for (int bits = 0; bits < 1 << length; bits++)
                all.add(new SignExpansion(BitSet.valueOf(new long[] {bits}), length).number());
        for (var less : all)
            for (var greater : all) {
                if (less.compareTo(greater) >= 0) continue;
                var first = all.stream()
                        .filter(each -> each.compareTo(less) > 0 && each.compareTo(greater) < 0)
                        .findFirst();
                first.ifPresent(each -> assertThat(Dyadic.simplestBetween(less, greater))
                        .as(less + " " + greater)
                        .isEqualTo(each));
            }
    }

    /// Conway's definition: what lies to the left of each plus is less, to the left of each minus greater.
    @Test
    void signExpansionsAreTheirDefinitionAndComeBack() {
        for (int length = 0; length <= 12; length++)
            for (int bits = 0; bits < 1 << length; bits++) {
                var signs = new SignExpansion(BitSet.valueOf(new long[] {bits}), length);
                var text = written(signs);
                var number = signs.number();
                assertThat(written(SignExpansion.of(number))).isEqualTo(text);
                for (int end = 0; end < length; end++) {
                    var ancestor = signs(text.substring(0, end)).number();
                    assertThat(ancestor.compareTo(number) < 0).as(text).isEqualTo(text.charAt(end) == '+');
                }
            }
    }

    @Test
    void longExpansionsComeBack() {
        var random = new Random(1976);
        for (int length : new int[] {63, 64, 65, 1000, 4096, 30_001}) {
            var plus = new BitSet();
            for (int i = 0; i < length; i++) plus.set(i, random.nextBoolean());
            var text = written(new SignExpansion(plus, length));
            assertThat(written(SignExpansion.of(signs(text).number()))).isEqualTo(text);
        }
        assertThat(signs("+".repeat(500)).number()).isEqualTo(Dyadic.of(500));
        assertThat(signs("-".repeat(500)).number()).isEqualTo(Dyadic.of(-500));
    }
}
