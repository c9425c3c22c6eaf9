package grundy.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Nim arithmetic against its definition by mex, against published rows, and by the laws of a field.
@Tag("slow")
@EveryTurn
class NimFieldTest {
    private static final long SEED = 20261122;
    private static final int[] LENGTHS = {1, 2, 5, 16, 17, 33, 64, 65, 100, 128, 300, 1024, 3000};
    private final Random random = CaseCount.random(SEED);

    private BigInteger number(int bits) {
        return new BigInteger(bits, random);
    }

    private BigInteger positive(int bits) {
        return number(bits).setBit(bits - 1);
    }

    private static BigInteger big(long number) {
        return BigInteger.valueOf(number);
    }

    private static BigInteger unsigned(long number) {
        return new BigInteger(Long.toUnsignedString(number));
    }

    private static BigInteger fermat(int index) {
        return BigInteger.ONE.shiftLeft(1 << index);
    }

    /// a*b is the least number that is none of a'*b + a*b' + a'*b'.
    @Test
    void productsAreThoseOfTheDefinition() {
        int size = 128;
        var products = new int[size][size];
        for (int a = 0; a < size; a++)
            for (int b = 0; b < size; b++) {
                var seen = new BitSet();
                for (int c = 0; c < a; c++)
                    for (int d = 0; d < b; d++) seen.set(products[c][b] ^ products[a][d] ^ products[c][d]);
                products[a][b] = seen.nextClearBit(0);
                assertThat(NimField64.multiply(a, b)).as("%d * %d", a, b).isEqualTo(products[a][b]);
                assertThat(NimField.multiply(big(a), big(b))).isEqualTo(products[a][b]);
            }
    }

    /// Sources: The On-Line Encyclopedia of Integer Sequences, A006042 (squares), A051776 (the row of 2), A051775
    /// (the table by antidiagonals).
    @Test
    void publishedRows() {
        int[] squares = {0, 1, 3, 2, 6, 7, 5, 4, 13, 12, 14, 15, 11, 10, 8, 9, 24, 25, 27, 26, 30, 31, 29, 28, 21, 20};
        for (int i = 0; i < squares.length; i++)
            assertThat(NimField64.square(i)).isEqualTo(squares[i]);
        int[] antidiagonals = {
            0, 0, 0, 0, 1, 0, 0, 2, 2, 0, 0, 3, 3, 3, 0, 0, 4, 1, 1, 4, 0, 0, 5, 8, 2, 8, 5, 0, 0, 6, 10, 12, 12, 10, 6,
            0
        };
        int at = 0;
        for (int sum = 0; at < antidiagonals.length; sum++)
            for (int a = 0; a <= sum; a++)
                assertThat(NimField64.multiply(a, sum - a)).isEqualTo(antidiagonals[at++]);
    }

    @Test
    void fermatPowersMultiplySmallerNumbersAsUsualAndSquareToThreeHalves() {
        for (int index = 0; index <= 12; index++) {
            var power = fermat(index);
            assertThat(NimField.square(power)).isEqualTo(power.multiply(big(3)).shiftRight(1));
            assertThat(NimField.multiply(power, power)).isEqualTo(NimField.square(power));
            for (int i = 0; i < 20; i++) {
                var smaller = number(1 << index);
                assertThat(NimField.multiply(power, smaller)).isEqualTo(power.multiply(smaller));
            }
        }
    }

    @Test
    void theLawsOfAFieldHoldForWords() {
        for (int i = 0; i < CaseCount.of(200_000); i++) {
            long a = random.nextLong() >>> random.nextInt(64);
            long b = random.nextLong() >>> random.nextInt(64);
            long c = random.nextLong();
            assertThat(NimField64.multiply(a, b)).isEqualTo(NimField64.multiply(b, a));
            assertThat(NimField64.multiply(NimField64.multiply(a, b), c))
                    .isEqualTo(NimField64.multiply(a, NimField64.multiply(b, c)));
            assertThat(NimField64.multiply(a ^ b, c)).isEqualTo(NimField64.multiply(a, c) ^ NimField64.multiply(b, c));
            assertThat(NimField64.multiply(a, 1)).isEqualTo(a);
            assertThat(NimField64.square(a)).isEqualTo(NimField64.multiply(a, a));
            assertThat(NimField64.squareRoot(NimField64.square(a))).isEqualTo(a);
            assertThat(NimField64.timesHalf(a)).isEqualTo(NimField64.multiply(a, Long.MIN_VALUE));
            if (a != 0)
                assertThat(NimField64.multiply(a, NimField64.inverse(a))).isEqualTo(1);
            if (a != 0)
                assertThat(NimField64.multiply(NimField64.divide(c, a), a)).isEqualTo(c);
        }
    }

    @Test
    void theLawsOfAFieldHoldAtAnyLength() {
        for (int bits : LENGTHS)
            for (int i = 0; i < 20; i++) lawsHold(positive(bits), number(1 + random.nextInt(bits)), number(bits));
        lawsHold(positive(1 << 16), positive(1 << 16), positive(40_000));
    }

    private static void lawsHold(BigInteger a, BigInteger b, BigInteger c) {
        assertThat(NimField.multiply(a, b)).isEqualTo(NimField.multiply(b, a));
        assertThat(NimField.multiply(NimField.multiply(a, b), c))
                .isEqualTo(NimField.multiply(a, NimField.multiply(b, c)));
        assertThat(NimField.multiply(NimField.add(a, b), c))
                .isEqualTo(NimField.add(NimField.multiply(a, c), NimField.multiply(b, c)));
        assertThat(NimField.square(a)).isEqualTo(NimField.multiply(a, a));
        assertThat(NimField.squareRoot(NimField.square(a))).isEqualTo(a);
        assertThat(NimField.square(NimField.squareRoot(a))).isEqualTo(a);
        assertThat(NimField.multiply(a, NimField.inverse(a))).isOne();
        assertThat(NimField.multiply(NimField.divide(c, a), a)).isEqualTo(c);
        var root = NimField.rootOfSquarePlusSelf(a);
        assertThat(NimField.add(NimField.square(root), root)).isEqualTo(a);
        assertThat(root.testBit(0)).isFalse();
    }

    /// The long numbers by the plain recursion, without Karatsuba and without words.
    @Test
    void longNumbersAgreeWithThePlainRecursion() {
        for (int bits : new int[] {3, 8, 20, 64, 65, 100, 150, 260})
            for (int i = 0; i < 8; i++) {
                var a = number(bits);
                var b = number(bits);
                assertThat(NimField.multiply(a, b)).isEqualTo(plain(a, b));
            }
    }

    private static BigInteger plain(BigInteger a, BigInteger b) {
        if (a.bitLength() <= 1 || b.bitLength() <= 1) return a.multiply(b);
        int half = Math.max(NimField.fieldBits(a), NimField.fieldBits(b)) / 2;
        var mask = BigInteger.ONE.shiftLeft(half).subtract(BigInteger.ONE);
        var high = plain(a.shiftRight(half), b.shiftRight(half));
        var mixed = plain(a.shiftRight(half), b.and(mask)).xor(plain(a.and(mask), b.shiftRight(half)));
        var low = plain(a.and(mask), b.and(mask));
        return high.xor(mixed).shiftLeft(half).xor(low).xor(plain(high, BigInteger.ONE.shiftLeft(half - 1)));
    }

    @Test
    void wordsAndLongNumbersAgree() {
        for (int i = 0; i < CaseCount.of(20_000); i++) {
            long a = random.nextLong();
            long b = random.nextLong();
            assertThat(NimField.multiply(unsigned(a), unsigned(b))).isEqualTo(unsigned(NimField64.multiply(a, b)));
            assertThat(NimField.squareRoot(unsigned(a))).isEqualTo(unsigned(NimField64.squareRoot(a)));
        }
        for (int i = 0; i < CaseCount.of(300); i++) {
            long a = random.nextLong() | 1;
            int e = random.nextInt();
            assertThat(NimField.power(unsigned(a), big(e))).isEqualTo(unsigned(NimField64.power(a, e)));
        }
    }

    @Test
    void powers() {
        for (int bits : LENGTHS) {
            var a = positive(bits);
            var repeated = BigInteger.ONE;
            for (int e = 0; e < 10; e++) {
                assertThat(NimField.power(a, big(e))).isEqualTo(repeated);
                assertThat(NimField.power(a, big(-e))).isEqualTo(NimField.inverse(repeated));
                repeated = NimField.multiply(repeated, a);
            }
        }
        var group = BigInteger.ONE.shiftLeft(1024).subtract(BigInteger.ONE);
        assertThat(NimField.power(positive(1000), group)).isOne();
        assertThat(NimField.power(BigInteger.ZERO, BigInteger.ZERO)).isOne();
        assertThat(NimField.power(BigInteger.ZERO, BigInteger.TEN)).isZero();
        long conjugate = 7;
        for (int i = 0; i < 63; i++) conjugate = NimField64.square(conjugate);
        assertThat(NimField64.power(7, Long.MIN_VALUE)).isEqualTo(NimField64.inverse(conjugate));
    }

    @Test
    void nothingIsDividedByZero() {
        assertThatThrownBy(() -> NimField64.inverse(0)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> NimField.divide(BigInteger.TEN, BigInteger.ZERO))
                .isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> NimField.power(BigInteger.ZERO, big(-1))).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void ordersAreTheLeastExponents() {
        for (int a = 1; a < 256; a++) {
            long power = a;
            int order = 1;
            for (; power != 1; order++) power = NimField64.multiply(power, a);
            assertThat(NimOrder.of(big(a))).hasValue(big(order));
        }
        for (int bits : new int[] {30, 64, 128, 256, 512}) {
            var a = positive(bits);
            var order = NimOrder.of(a).orElseThrow();
            assertThat(NimField.power(a, order)).isOne();
            assertThat(BigInteger.ONE
                            .shiftLeft(NimField.fieldBits(a))
                            .subtract(BigInteger.ONE)
                            .mod(order))
                    .isZero();
        }
        assertThat(NimOrder.of(positive(513))).isEmpty();
    }

    @Test
    void theFactorsOfFermatNumbersArePrimeAndMultiplyToThem() {
        for (int index = 0; index < NimOrder.knownFermatNumbers(); index++) {
            var factors = NimOrder.fermatFactors(index);
            assertThat(factors.stream().reduce(BigInteger.ONE, BigInteger::multiply))
                    .isEqualTo(fermat(index).add(BigInteger.ONE));
            assertThat(factors).allMatch(factor -> factor.isProbablePrime(100));
        }
    }
}
