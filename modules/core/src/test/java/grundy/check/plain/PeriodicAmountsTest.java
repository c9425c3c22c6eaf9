package grundy.check.plain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.Oracles;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is said of a set of amounts is what belongs to it.
class PeriodicAmountsTest {
    private static final BigInteger HEAP = BigInteger.TEN.pow(9);

    /// Reads amounts as rules do; `5..` stands for all from 5 on, for which rules have no words.
    private static Amounts amounts(String text) {
        var endless = Pattern.compile("([0-9]+)\\.\\.(?![0-9])").matcher(text);
        if (endless.find()) {
            var ranges = new ArrayList<>(List.of(new Amounts.Range(new BigInteger(endless.group(1)), null)));
            var others = text.substring(0, endless.start()).replace("{", "").split(", ");
            for (var one : others)
                if (!one.isEmpty()) ranges.add(new Amounts.Range(new BigInteger(one), new BigInteger(one)));
            var set = AmountSets.of(ranges);
            if (text.endsWith("odd")) return new Amounts.Union(List.of(set, new Amounts.Named(Amounts.Name.ODD)));
            return text.endsWith("even") ? new Amounts.Union(List.of(set, new Amounts.Named(Amounts.Name.EVEN))) : set;
        }
        return ((TakeAndBreak) Oracles.rules("take " + text)).terms().getFirst().amounts();
    }

    private static boolean has(PeriodicAmounts set, long amount) {
        return set.few().stream().anyMatch(few -> few.from() <= amount && amount <= few.to())
                || set.from() > 0 && amount >= set.from() && (amount - set.from()) % set.step() == 0;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1..3; 3; false",
                "any; 1; false",
                "{2,5,9..11}; 11; false",
                "odd; 1; true",
                "even; 2; true",
                "{2, 4..7}, odd; 6; true",
                "{1, 3..9}, even; 9; true",
                "5..; 5; false",
                "{1, 3, 7..}; 7; false",
                "{2, 7..}, odd; 7; false",
                "{1, 6..}, even; 6; false",
                "{4..}, odd; 4; false",
                "1099511627776; 1099511627776; false",
            })
    void theSetIsWhatItIsSaidToBe(String text, long span, boolean parity) {
        var amounts = amounts(text);
        var set = PeriodicAmounts.of(amounts).orElseThrow();
        for (long amount = 1; amount < 60; amount++)
            assertThat(has(set, amount))
                    .as("%s: %d", text, amount)
                    .isEqualTo(AmountSets.contains(amounts, BigInteger.valueOf(amount), HEAP));
        assertThat(set.span()).isEqualTo(span);
        assertThat(set.hasParity()).isEqualTo(parity);
        for (var one : set.few())
            assertThat(set.few().stream().filter(other -> other.from() <= one.to() && other.to() >= one.from()))
                    .as("disjoint")
                    .containsExactly(one);
        // None of them is one of the others.
        var others = new PeriodicAmounts(List.of(), set.from(), set.step());
        for (var one : set.few())
            for (long amount = one.from(); amount <= Math.min(one.to(), 60); amount++)
                assertThat(has(others, amount)).as("%s: %d", text, amount).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "squares",
                "powers of 2",
                "at most half",
                "1099511627777",
                "1..1099511627777",
                "1099511627777..",
                "{1..3}, squares",
                "odd, powers of 2",
                "1..300000, odd",
                "300000.., even",
            })
    void otherSetsAreNotTold(String text) {
        assertThat(PeriodicAmounts.of(amounts(text))).isEmpty();
    }

    /// What is listed may be as much as 100,000 intervals.
    @Test
    void asManyAreListedAsMayBe() {
        assertThat(PeriodicAmounts.of(amounts("2..200000, odd")).orElseThrow().few())
                .hasSize(100_000);
        assertThat(PeriodicAmounts.of(amounts("2..200002, odd"))).isEmpty();
        var many =
                AmountSets.of(LongStream.range(0, 100_000).map(n -> 3 * n + 1).toArray());
        assertThat(PeriodicAmounts.of(many).orElseThrow().few()).hasSize(100_000);
        var more =
                AmountSets.of(LongStream.range(0, 100_001).map(n -> 3 * n + 1).toArray());
        assertThat(PeriodicAmounts.of(more)).isEmpty();
    }
}
