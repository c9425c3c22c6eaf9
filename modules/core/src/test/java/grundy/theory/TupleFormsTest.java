package grundy.theory;

import static grundy.rules.Oracles.box;
import static grundy.rules.Oracles.rules;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.ByDefinition;
import grundy.engine.ColdPositions;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import grundy.theory.wythoff.WythoffForm;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TupleFormsTest {
    private static ColdPositions cold(String text, Play play) {
        return new Theorems().findCold(rules(text), play).orElseThrow();
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "wythoff; 24",
                "generalized-wythoff[2]; 15",
                "generalized-wythoff[3]; 14",
                "generalized-wythoff[4]; 14",
                "generalized-wythoff[5]; 14",
                "generalized-wythoff[9]; 14",
                "euclid; 26",
                "fibonacci nim; 26",
                "no-more-than-last; 24",
                "previous-plus-one; 24",
                "dynamic-nim[3]; 24",
                "dynamic-nim[5]; 24",
                "(n, q): (n - k, k + 3) where k <= q; 24",
                "(n, q): (n - k, 2*k - 1) where k <= q; 26",
                "(n, q): (n - k, 3*k - 2) where k <= q; 26",
                "(n, q): (n - k, 2*k + 1) where k <= q; 26",
                "(n, q): (n - k, 3*k + 2) where k <= q; 24"
            })
    void coldPositionsAndAllWinningMovesAgreeWithTheDefinition(String text, int bound) {
        var definition = new ByDefinition(rules(text), Play.NORMAL);
        definition.agreesWith(cold(text, Play.NORMAL), box(bound, bound));
        definition.inMiserePlay().agreesWith(cold(text, Play.MISERE), box(bound, bound));
    }

    @Test
    void nimAsOneTupleAgreesInBothKindsOfPlay() {
        var text = "(a, b, c): (a - k, b, c) | (a, b, c - k) | (a, b - i, c)";
        for (var play : Play.values())
            new ByDefinition(rules(text), play)
                    .agreesWith(new Theorems().find(rules(text), play).orElseThrow(), box(5, 5, 5));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(x, y): (x - m, y - m) | (x, y - m) | (x - q, y)",
                "(x, y): (x, y - m) where m > 0 | (x - q, y) where q <= x and 1 <= q | (x - q, y - q) where y >= q",
            })
    void rulesAreRecognisedHoweverTheyAreWritten(String text) {
        assertThat(cold(text, Play.NORMAL)).isInstanceOf(WythoffForm.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(x, y): (x - m, y - m) | (x, y - m)",
                "(x, y): (x - m, y - m) where m < 5 | (x, y - m) | (x - q, y)",
                "(n, q): (n - k, 2*k) where k < q",
                "(n, q): (n - k, 2*k) where k <= 2*q",
                "(n, q): (n - k, 2*k) where k <= q and n != 4",
                "(a, b): (a - k, b) | (a, b - k) | (a - k, b - l) where abs(k - l) < k",
            })
    void rulesThatDifferAreNotTakenForAGameThatHasAClosedForm(String text) {
        assertThat(new Theorems().findCold(rules(text), Play.NORMAL)).isEmpty();
        assertThat(new Theorems().find(rules(text), Play.NORMAL)).isEmpty();
    }

    /// Where double precision is wrong: k = F(40) = 102334155.
    @Test
    void exactWhereADoubleIsWrong() {
        var form = cold("wythoff", Play.NORMAL);
        assertThat(form.isCold(Tuple.of(165580140, 267914295))).isTrue();
        assertThat(form.isCold(Tuple.of(165580141, 267914296))).isFalse();
        assertThat(form.isCold(Tuple.of(7778742048L, 12586269024L))).isTrue();
        assertThat(form.isCold(Tuple.of(377, 610))).isTrue();
        assertThat(cold("wythoff", Play.MISERE).isCold(Tuple.of(267914295, 165580140)))
                .isTrue();
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "generalized-wythoff[7]",
                "generalized-wythoff[1000000000000000000000]",
                "euclid",
                "fibonacci nim",
                "no-more-than-last",
                "dynamic-nim[7]",
                "previous-plus-one"
            })
    void winningMovesFromPositionsOfAThousandDigitsAreLegalAndLeadToColdOnes(String text) {
        long seed = 20251121;
        var random = new Random(seed);
        for (var play : Play.values()) {
            var form = cold(text, play);
            int hot = 0;
            for (int trial = 0; trial < 3; trial++) {
                var position = Tuple.of(new BigInteger(3300, random), new BigInteger(3300 - trial, random));
                if (form.isCold(position)) continue;
                hot++;
                var moves =
                        form.coldOptions(position).stream().map(List::getFirst).toList();
                assertThat(moves)
                        .as("winning moves from %s, seed %d", position, seed)
                        .isNotEmpty()
                        .doesNotHaveDuplicates();
                for (var move : moves.subList(0, Math.min(5, moves.size()))) {
                    assertThat(form.isCold(move)).isTrue();
                    assertThat(move).isNotEqualTo(position);
                }
            }
            assertThat(hot).isPositive();
        }
    }

    @Test
    void aWythoffPositionHasOneTwoOrThreeWinningMoves() {
        var form = cold("wythoff", Play.NORMAL);
        assertThat(form.coldOptions(Tuple.of(1, 3)).stream().map(List::getFirst))
                .containsExactly(Tuple.of(1, 2));
        assertThat(form.coldOptions(Tuple.of(4, 5)).stream().map(List::getFirst))
                .containsExactlyInAnyOrder(Tuple.of(1, 2), Tuple.of(3, 5));
        assertThat(form.coldOptions(Tuple.of(3, 3)).count()).isEqualTo(1);
        assertThat(form.coldOptions(Tuple.of(5, 5)).count()).isEqualTo(3);
    }

    @Test
    void fibonacciNimIsLostAtFibonacciNumbers() {
        var form = cold("fibonacci nim", Play.NORMAL);
        var fibonacci = List.of(2, 3, 5, 8, 13, 21, 34, 55, 89);
        for (int n = 2; n < 100; n++)
            assertThat(form.isCold(Tuple.of(n, n - 1))).isEqualTo(fibonacci.contains(n));
        assertThat(RuleOptions.distinct(rules("fibonacci nim"), Tuple.of(12, 11)))
                .contains(List.of(Tuple.of(11, 2)));
        assertThat(form.coldOptions(Tuple.of(12, 11)).stream().map(List::getFirst))
                .containsExactly(Tuple.of(11, 2));
    }
}
