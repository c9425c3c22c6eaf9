package grundy.theory;

import static grundy.rules.Oracles.box;
import static grundy.rules.Oracles.heapsBelow;
import static grundy.rules.Oracles.rules;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.ByDefinition;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class GeneralFormsTest {
    private static List<Position> positions(RuleTree rules, int bound) {
        return switch (rules.arity()) {
            case 1 -> heapsBelow(bound);
            case 2 -> box(bound, bound);
            default -> box(bound, bound, bound);
        };
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "euclid-positive; 30; true",
                "rook; 12; true",
                "king; 16; true",
                "delete nim; 20; false",
                "cyclic nimhoff[1]; 9; true",
                "cyclic nimhoff[2]; 9; true",
                "cyclic nimhoff[3]; 14; true",
                "cyclic nimhoff[4]; 14; true",
                "cyclic nimhoff[7]; 16; true",
                "dividing game; 200; true",
                "mark; 300; false",
                "lieges of legendre; 120; false",
                "two smaller heaps; 24; false",
                "interval-must-finish[2, 5]; 60; true",
                "interval-must-finish[1, 4]; 60; true",
                "interval-must-finish[3, 3]; 60; true",
                "interval-must-finish[7, 11]; 80; true",
                "interval-must-finish[2, 3]; 60; true",
                "interval-must-finish[5, 19]; 120; true",
                "equal heaps; 200; false",
                "race[40, 7]; 50; true",
                "race[40, 1]; 50; true",
                "race[3, 10]; 20; true",
                "public-sale[23, 4]; 40; true",
                "public-sale[2, 40]; 50; true"
            })
    void valuesAndOptionsAgreeWithTheDefinition(String text, int bound, boolean misereToo) {
        var rules = rules(text);
        var normal = new Theorems().find(rules, Play.NORMAL).orElseThrow();
        var definition = new ByDefinition(rules, Play.NORMAL);
        definition.agreesWith(normal, positions(rules, bound));
        var misere = new Theorems().find(rules, Play.MISERE);
        assertThat(misere.isPresent()).isEqualTo(misereToo);
        misere.ifPresent(values -> definition.inMiserePlay().agreesWith(values, positions(rules, bound)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "white knight; 20; false",
                "nim in disguise; 8; true",
                "greedy nim; 9; true",
                "mark-t[2]; 200; false",
                "mark-t[3]; 200; false",
                "mark-t[10]; 200; false",
                "i-mark; 200; true",
                "prim; 120; true",
                "deleting divisors; 300; false",
                "multiplication game; 800; true",
                "(n): ((n + k - 1) / k) where 2 <= k <= 3 and n > 1; 300; true",
                "blocking bash[1]; 14; false",
                "blocking bash[3]; 20; false",
                "blocking bash[4]; 20; false"
            })
    void coldPositionsAndAllWinningMovesAgreeWithTheDefinition(String text, int bound, boolean misereToo) {
        var rules = rules(text);
        var positions = positions(rules, bound);
        var definition = new ByDefinition(rules, Play.NORMAL);
        definition.agreesWith(new Theorems().findCold(rules, Play.NORMAL).orElseThrow(), positions);
        var misere = new Theorems().findCold(rules, Play.MISERE);
        assertThat(misere.isPresent()).isEqualTo(misereToo);
        misere.ifPresent(cold -> definition.inMiserePlay().agreesWith(cold, positions));
    }

    @Test
    void markInMiserePlayAgreesWithTheDefinition() {
        var cold = new Theorems().findCold(rules("mark"), Play.MISERE).orElseThrow();
        new ByDefinition(rules("mark"), Play.MISERE).agreesWith(cold, heapsBelow(600));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(x, y): (x - l, y - k) where l < 4 - k | (x, y - k) | (x - k, y)",
                "(x, y): (x - l, y - k) where k + l <= 3 | (x, y - k) | (x - k, y)",
                "(x, y): (x - 1, y - 1) | (x, y - 1) | (x - 1, y)",
                "(u): (u + d) where u + d <= 50 and d < 6",
                "(m): (m / 2) where m >= 1 | (m - 1)",
            })
    void rulesAreRecognisedHoweverTheyAreWritten(String text) {
        assertThat(new Theorems().find(rules(text), Play.NORMAL)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(a, b): (a - k, b) | (a, b - k) | (a - k, b - l) where k + l < a",
                "(a, b): (a - 1, b) | (a, b - 1) | (a - 1, b - 2)",
                "(u): (u + d) where u + d <= 50 and d < u",
                "(n): (n - 1) | (n / 2) where n > 1",
                "(n): (n - 2) | (n / 2) where n > 0",
                "(n): (n - k) where gcd(n, k) == 2",
                "(n): (i) + (j) where i + j == n and n != 2"
            })
    void rulesThatDifferAreNotTakenForAGameThatHasAClosedForm(String text) {
        assertThat(new Theorems().find(rules(text), Play.NORMAL)).isEmpty();
        assertThat(new Theorems().findCold(rules(text), Play.NORMAL)).isEmpty();
    }

    /// The first hundred options of positions of a thousand digits have the value asked for, and some option has
    /// each smaller value.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "euclid-positive",
                "rook",
                "king",
                "delete nim",
                "cyclic nimhoff[1000000000000000000007]",
                "mark",
                "lieges of legendre",
                "interval-must-finish[1000000007, 1000000000000007]",
                "two smaller heaps"
            })
    void optionsOfHugePositionsHaveTheValueAskedFor(String text) {
        long seed = 11;
        var random = new Random(seed);
        var rules = rules(text);
        var form = new Theorems().find(rules, Play.NORMAL).orElseThrow();
        for (int trial = 0; trial < 20; trial++) {
            var position = rules.arity() == 1
                    ? Tuple.of(new BigInteger(3300, random))
                    : Tuple.of(new BigInteger(3300, random), new BigInteger(3290, random));
            var own = form.value(position);
            var wanted =
                    trial < 10 ? BigInteger.valueOf(trial) : new BigInteger(Math.max(1, own.bitLength() - 1), random);
            if (wanted.equals(own)) continue;
            var options = form.optionsOfValue(position, wanted);
            if (wanted.compareTo(own) < 0)
                assertThat(options.count())
                        .as("seed %d, value %s", seed, wanted)
                        .isPositive();
            var listed = options.stream().limit(100).toList();
            assertThat(BigInteger.valueOf(listed.size()))
                    .isEqualTo(options.count().min(BigInteger.valueOf(100)));
            assertThat(listed).doesNotHaveDuplicates();
            for (var option : listed)
                assertThat(option.stream().map(form::value).reduce(BigInteger.ZERO, BigInteger::xor))
                        .isEqualTo(wanted);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "white knight",
                "nim in disguise",
                "greedy nim",
                "mark-t[7]",
                "i-mark",
                "multiplication game",
                "blocking bash[1000000007]"
            })
    void winningMovesFromHugePositionsLeadToColdOnes(String text) {
        var random = new Random(5);
        var rules = rules(text);
        var form = new Theorems().findCold(rules, Play.NORMAL).orElseThrow();
        int hot = 0;
        for (int trial = 0; trial < 20; trial++) {
            var position = switch (rules.arity()) {
                case 1 -> Tuple.of(new BigInteger(1000, random));
                case 2 -> Tuple.of(new BigInteger(1000, random), new BigInteger(990, random));
                default ->
                    Tuple.of(new BigInteger(1000, random), new BigInteger(990, random), new BigInteger(980, random));
            };
            if (form.isCold(position)) continue;
            hot++;
            var options = form.coldOptions(position);
            assertThat(options.count()).isPositive();
            options.stream()
                    .limit(50)
                    .forEach(
                            option -> assertThat(form.isCold(option.getFirst())).isTrue());
        }
        assertThat(hot).isPositive();
    }
}
