package grundy.solve.calculate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.answer.CalculationException;
import grundy.answer.CalculationResult;
import grundy.limit.LimitException;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Published;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Expressions of games from which play may go on for ever.
@EveryTurn
class LoopyCalculatorTest {
    private static Stream<List<String>> published() throws IOException {
        return Published.lines("loopy.tsv");
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("published")
    void agreesWithWhatIsPublished(List<String> line) throws SyntaxException {
        var text = Published.worked(line.get(0)).toString();
        var expected = line.get(1);
        if (text.equals(expected)) return;
        assertThat(Published.worked("(" + text + ") == (" + expected + ")"))
                .as(text)
                .isEqualTo(new CalculationResult.Truth(true));
    }

    private static String braces(Random random, int depth, int letters) {
        var letter = "abcd".substring(letters, letters + 1);
        return letter + "{" + side(random, depth, letters + 1) + "|" + side(random, depth, letters + 1) + "}";
    }

    private static String side(Random random, int depth, int letters) {
        return IntStream.range(0, random.nextInt(3))
                .mapToObj(_ -> switch (random.nextInt(depth > 0 ? 4 : 3)) {
                    case 0 -> List.of("0", "1", "-1/2", "*", "^", "{2|-1}").get(random.nextInt(6));
                    case 1, 2 -> "abcd".substring(random.nextInt(letters)).substring(0, 1);
                    default -> braces(random, depth - 1, letters);
                })
                .collect(Collectors.joining(","));
    }

    /// Equal stoppers are printed alike, so that what is read again is printed alike, too.
    @Tag("slow")
    @Test
    void whatIsPrintedIsReadAgain() throws SyntaxException {
        var random = CaseCount.random(20261123);
        int endless = 0;
        for (int i = 0; i < CaseCount.of(1500); i++) {
            var written = braces(random, 2, 0);
            var value = Published.worked(written);
            if (value instanceof CalculationResult.Endless) endless++;
            assertThat(Published.worked("outcome(" + written + ")"))
                    .hasToString(Published.worked("outcome(" + value + ")").toString());
            if (Published.worked("is-stopper-sided(" + written + ")").equals(new CalculationResult.Truth(false)))
                continue;
            assertThat(Published.worked(value.toString())).as(written).hasToString(value.toString());
            assertThat(Published.worked("-(-(" + written + "))")).hasToString(value.toString());
            assertThat(Published.worked("(" + written + ") + 1/2 - 1/2")).hasToString(value.toString());
        }
        assertThat(endless).isGreaterThan(CaseCount.least(500));
    }

    /// A letter may be written for what it stands for.
    @Test
    void bracesAreWhatTheirLetterStandsFor() throws SyntaxException {
        var random = CaseCount.random(3);
        for (int i = 0; i < CaseCount.of(300); i++) {
            var written = braces(random, 1, 0);
            if (Published.worked("is-stopper-sided(" + written + ")").equals(new CalculationResult.Truth(false)))
                continue;
            var unfolded = written.substring(1).replace("a", written);
            assertThat(Published.worked(unfolded))
                    .as(written)
                    .hasToString(Published.worked(written).toString());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mean(on)",
                "on / 2",
                "over^(2)",
                "temperature(dud)",
                "left-options(dud)",
                "off & on",
                "0 & on",
                "variety(a{0|{0||||0,*2|||a|0||0}||0})",
                "subordinate(on, *)",
                "pow(^, {pass|1})",
                "pow(^, off)",
                "pow(+-1, 3)",
                "subordinate(*, 1)"
            })
    void whatMakesNoSenseIsRefused(String text) {
        assertThatThrownBy(() -> Published.worked(text)).isInstanceOf(CalculationException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a{1+a|}", "a{|b}", "pass", "+-{pass}", "{0|-pass}", "a{mean(a)|}", "a", "{a{0|}|a}"})
    void lettersStandWithinTheirBraces(String text) {
        assertThatThrownBy(() -> Published.worked(text)).isInstanceOf(SyntaxException.class);
    }

    @Tag("slow")
    @Test
    void whatIsTooLargeIsRefused() {
        assertThatThrownBy(() -> Published.worked("10^(50) * upon")).isInstanceOf(LimitException.class);
        assertThatThrownBy(() -> Published.worked("300 * upon")).isInstanceOf(LimitException.class);
    }
}
