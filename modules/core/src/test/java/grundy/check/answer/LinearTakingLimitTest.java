package grundy.check.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.rules.Oracles;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import java.math.BigInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Where a bound is told of what may be taken, all amounts up to it may be taken and no others.
class LinearTakingLimitTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "take at most half",
                "take at most third",
                "(n): (n-k) where 2*k <= n",
                "(n): (n-k) where 4*k <= 2*n",
                "(n): (n-k) where 4*k <= 2*n - 3",
                "(n): (n-k) where 3*k < 2*n",
                "(n): (n-k) where k < n",
                "(n): (n-k) where k <= n - 3",
                "(n): (n-k) where 6*k + 5 <= 4*n",
                "(heap): (heap-some) where 2*some <= heap",
            })
    void allUpToTheBoundMayBeTaken(String text) {
        var rules = Oracles.rules(text);
        var most = LinearTakingLimit.of(rules).orElseThrow();
        assertThat(most.numerator().gcd(most.denominator())).isEqualTo(BigInteger.ONE);
        for (long n = 0; n < 40; n++) {
            long last = most.of(BigInteger.valueOf(n)).longValueExact();
            long heap = n;
            assertThat(RuleOptions.stream(rules, Tuple.of(n))
                            .map(option ->
                                    heap - ((Tuple) option.getFirst()).get(0).longValueExact())
                            .distinct()
                            .sorted())
                    .as("%s %d", text, n)
                    .containsExactlyElementsOf(
                            LongStream.rangeClosed(1, last).boxed().toList());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "take 1..3",
                "take any",
                "take at most half or split",
                "wythoff",
                "(n): (n-k) where 2*k <= n + 1",
                "(n): (n-k) where 2*k <= 3*n",
                "(n): (n-k) where 2*k >= n",
                "(n): (n-k) where 2*k <= n and k != 3",
                "(n): (n-k) where 2*k == n",
                "(n): (n-2*k) where 2*k <= n",
                "(n): (n-k) where 2*k <= n | (n-1)",
                "(n): (i) + (j) where i + j == n - 1",
                "(n): (n-k-j) where 2*k <= n",
                "(n): (k) where 2*k <= n",
                "(n): (n-k) where 2*k <= 5",
                "(n): (n-k) where k in squares",
                "(n): (n-1)",
                "(n): (n)",
            })
    void otherRulesHaveNoSuchBound(String text) {
        assertThat(LinearTakingLimit.of(Oracles.rules(text))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, 1, 0", "2, 1, 0", "1, 2, 1", "-1, 2, 0"})
    void aBoundIsAPartOfTheHeapAndNoMore(long numerator, long denominator, long constant) {
        assertThatThrownBy(() -> new LinearTakingLimit(
                        BigInteger.valueOf(numerator), BigInteger.valueOf(denominator), BigInteger.valueOf(constant)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("must have 1 <= numerator");
        assertThat(LinearTakingLimit.quotient(BigInteger.valueOf(-7), BigInteger.TWO))
                .isEqualTo(-4);
        var all = new LinearTakingLimit(BigInteger.ONE, BigInteger.ONE, BigInteger.valueOf(-4));
        assertThat(all.quotientAt(BigInteger.TWO)).isEqualTo(-2);
        assertThat(all.of(BigInteger.TWO)).isZero();
        assertThat(all.of(BigInteger.TEN)).isEqualTo(6);
    }
}
