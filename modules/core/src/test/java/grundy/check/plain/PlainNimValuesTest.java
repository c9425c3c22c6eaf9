package grundy.check.plain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.rules.Oracles;
import grundy.rules.Tuple;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Values are those of the definition, or nothing is said.
class PlainNimValuesTest {
    private static PlainNimValues values(String rules, Play play, long most) {
        return new PlainNimValues(Oracles.rules(rules), play, most, () -> false);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "take 1..3",
                "take squares",
                "0.77",
                "0.137",
                "4.007",
                "(n): (i) + (j) + (k) where i + j + k == n - 1",
                "(n): (n-1) + (n-1) | (n-2)",
            })
    void valuesOfHeapsAreThoseOfTheDefinition(String rules) {
        var oracle = Oracles.values(Oracles.rules(rules), Play.NORMAL);
        var values = values(rules, Play.NORMAL, 1_000);
        for (int n = 20; n >= 0; n--)
            assertThat(values.value(Tuple.of(n))).as("%s %d", rules, n).hasValue(oracle.value(Tuple.of(n)));
        assertThat(values(rules, Play.NORMAL, 1_000).value(Tuple.of(3))).hasValue(oracle.value(Tuple.of(3)));
    }

    @ParameterizedTest
    @EnumSource(Play.class)
    void valuesOfPairsAreThoseOfTheDefinition(Play play) {
        for (var rules : new String[] {"wythoff", "(a, b): (a-1, b+1) | (a, b-1) | (a-2, b)", "king"}) {
            var oracle = Oracles.values(Oracles.rules(rules), play);
            var values = values(rules, play, 1_000);
            for (int a = 0; a < 8; a++)
                for (int b = 0; b < 8; b++)
                    assertThat(values.value(Tuple.of(a, b))).as(rules).hasValue(oracle.value(Tuple.of(a, b)));
        }
    }

    @Test
    void sumsHaveNoValueInMiserePlay() {
        assertThatThrownBy(() -> values("0.77", Play.MISERE, 100).value(Tuple.of(5)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("misere");
    }

    @Test
    void whatComesBackOrIsTooMuchIsGivenUp() {
        assertThat(values("(n): (n-1) | (n+1) where n < 5", Play.NORMAL, 1_000).value(Tuple.of(3)))
                .isEmpty();
        assertThat(values("(n): (n) where n > 0", Play.NORMAL, 1_000).value(Tuple.of(3)))
                .isEmpty();
        // A heap of 20 has 20 options, and 21 positions are to be worked out.
        assertThat(values("take any", Play.NORMAL, 21).value(Tuple.of(20))).hasValue(20);
        assertThat(values("take any", Play.NORMAL, 20).value(Tuple.of(20))).isEmpty();
        assertThat(values("take 1", Play.NORMAL, 21).value(Tuple.of(20))).hasValue(0);
        assertThat(values("take 1", Play.NORMAL, 20).value(Tuple.of(20))).isEmpty();
        // Far more are foreseen than there may be.
        assertThat(values("take 1", Play.NORMAL, 5_000).value(Tuple.of(1_000_000_000)))
                .isEmpty();
        assertThat(values("take 1", Play.NORMAL, 5_000).value(Tuple.of(4_999))).hasValue(1);
        // Options are looked at 200 times as often as there may be positions: here 8,001 + 8,000 + ...
        assertThat(values("take any", Play.NORMAL, 400).value(Tuple.of(399))).hasValue(399);
        assertThat(values("take any", Play.NORMAL, 402).value(Tuple.of(401))).isEmpty();
    }

    @Test
    void itIsAskedWhetherToStop() {
        var asked = new AtomicInteger();
        var values = new PlainNimValues(Oracles.rules("take 1"), Play.NORMAL, 100, () -> asked.incrementAndGet() > 10);
        assertThat(values.value(Tuple.of(50))).isEmpty();
        assertThat(asked).hasValue(11);
        assertThat(values.value(Tuple.of(0))).hasValue(0);
    }

    /// A position of more than 256 bits weighs as much as two: half as many options are looked at.
    @Test
    void optionsOfLongNumbersWeighMore() {
        var position = Tuple.of(List.of(BigInteger.TWO.pow(300)));
        var rules = "(n): (k) where k <= 10 and k < n";
        assertThat(values(rules, Play.NORMAL, 20).value(position)).hasValue(10);
        assertThat(values(rules, Play.NORMAL, 19).value(position)).isEmpty();
        var short20 = "(n): (k) where k < n";
        assertThat(values(short20, Play.NORMAL, 20).value(Tuple.of(20))).hasValue(19);
        assertThat(values(short20, Play.NORMAL, 19).value(Tuple.of(20))).isEmpty();
    }
}
