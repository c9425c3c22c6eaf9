package grundy.solve.calculate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.answer.CalculationException;
import grundy.answer.CalculationResult;
import grundy.limit.LimitException;
import grundy.rules.RulesException;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Published;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Expressions of impartial games in misere play, of infinite nimbers, and of games in the form in which
/// they are written.
@EveryTurn
class MisereCalculatorTest {
    private static Stream<List<String>> published() throws IOException {
        return Published.lines("misere.tsv");
    }

    private static Stream<List<String>> transfinite() throws IOException {
        return Published.lines("transfinite.tsv");
    }

    @ParameterizedTest
    @MethodSource("published")
    void agreesWithWhatIsPublished(List<String> line) throws SyntaxException {
        var found = Published.worked(line.get(0));
        if (found instanceof CalculationResult.MisereGames(var games)) {
            var expected = new ArrayList<String>();
            for (var game : items(line.get(1)))
                expected.add(Published.worked(game).toString());
            assertThat(games).map(Object::toString).containsExactlyInAnyOrderElementsOf(expected);
        } else if (found instanceof CalculationResult.Misere)
            assertThat(found).hasToString(Published.worked(line.get(1)).toString());
        else assertThat(found).hasToString(line.get(1));
    }

    @ParameterizedTest
    @MethodSource("transfinite")
    void infiniteNimbersAgreeWithWhatIsPublished(List<String> line) throws SyntaxException {
        assertThat(Published.worked(line.get(0)))
                .hasToString(Published.worked(line.get(1)).toString());
    }

    /// `[*[0],*[2#]]`
    private static List<String> items(String list) {
        var items = new ArrayList<String>();
        int depth = 0;
        int from = 1;
        for (int i = 1; i < list.length(); i++) {
            char c = list.charAt(i);
            if (c == '[' || c == '(') depth++;
            boolean ends = depth == 0 && (c == ',' || c == ']');
            if (ends && i > from) items.add(list.substring(from, i));
            if (ends) from = i + 1;
            if (c == ']' || c == ')') depth--;
        }
        return items;
    }

    @ParameterizedTest
    @ValueSource(strings = {"misere-form", "genus", "is-tame"})
    void positionsThatComeBackHaveNoForm(String function) {
        assertThatThrownBy(() -> Published.worked(function + "([(n): (n-1) | (n+1) where n < 3](2))"))
                .isInstanceOf(RulesException.class)
                .hasMessageContaining("can go on for ever");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "misere-form(nim(2001))",
                "misere-form(nim(10^40))",
                "genus(nim(1,1000000))",
                "is-tame([take any](10^9))"
            })
    void aHeapThatIsTooLongIsRefusedAtOnce(String question) {
        assertThatThrownBy(() -> Published.worked(question))
                .isInstanceOfSatisfying(
                        LimitException.class,
                        fault -> assertThat(fault.explanation().key()).isEqualTo("limit.misere-heap"));
    }

    @Test
    void heapsOfNimAreHeapsByWhateverName() throws SyntaxException {
        assertThat(Published.worked("misere-form(nim(2000))")).hasToString("*[2000]");
        assertThat(Published.worked("misere-form(nim(3,5) + nim(0))"))
                .hasToString(Published.worked("misere-form(*[3] + *[5])").toString());
        assertThat(Published.worked("misere-form([(n): (n-k)](6))")).hasToString("*[6]");
    }

    @Tag("slow")
    @Test
    void aLongGameHasAForm() throws SyntaxException {
        assertThat(Published.worked("genus([take 1](20001))")).hasToString("1");
    }

    @Tag("slow")
    @Test
    void whatIsPrintedIsReadAgain() throws SyntaxException {
        var random = CaseCount.random(20261124);
        for (int i = 0; i < CaseCount.of(300); i++) {
            var found = Published.worked("*" + list(random, 3));
            assertThat(Published.worked(found.toString())).hasToString(found.toString());
        }
    }

    private static String list(Random random, int depth) {
        var items = new ArrayList<String>();
        for (int i = random.nextInt(4); i >= 0; i--)
            items.add(
                    switch (random.nextInt(depth > 0 ? 3 : 1)) {
                        case 0 -> String.valueOf(random.nextInt(random.nextInt(12) + 1));
                        case 1 -> "*" + list(random, depth - 1) + "+*[2]";
                        default -> list(random, depth - 1);
                    });
        return "[" + String.join(",", items) + "]";
    }

    @Test
    void positionsAreTakenByWhatPlayCanComeTo() throws SyntaxException {
        assertThat(Published.worked("genus(dawsons-kayles(10))")).hasToString("3^1431");
        assertThat(Published.worked("genus(dawsons-kayles(12))")).hasToString("2^0520");
        assertThat(Published.worked("misere-form(nim(3))")).hasToString("*[3]");
        assertThat(Published.worked("is-tame(nim(3) + kayles(4))")).isEqualTo(new CalculationResult.Truth(true));
        assertThat(Published.worked("option-count(kayles(20))")).hasToString("20");
        assertThat(Published.worked("option-count(domineering(2x3))")).hasToString("7");
    }

    @Test
    void quotesKeepTheForm() throws SyntaxException {
        assertThat(Published.worked("'{*|*}'")).hasToString("0");
        assertThat(Published.worked("conjunctive-sum('{*|*}', 3)")).hasToString("2");
        assertThat(Published.worked("conjunctive-sum({*|*}, 3)")).hasToString("0");
        assertThat(Published.worked("ordinal-sum('{*|*}', 3)")).hasToString("^[3]");
        assertThat(Published.worked("misere-outcome('{*|*}')")).hasToString("N");
        assertThat(Published.worked("'{*|*}' + ^")).hasToString("^");
        assertThat(Published.worked("ordinal-sum(*[[[2]],[2],0], *5)")).hasToString("*7");
        assertThat(Published.worked("conjunctive-sum(*[[[2]],[2],0], *5)")).hasToString("*5");
        assertThat(Published.worked("ordinal-product(1/2, 1/4)")).hasToString("11/32");
        assertThat(Published.worked("ordinal-product({1|0}, 0)")).hasToString("0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"*[2#", "*[", "*[2,,3]", "*[x]", "*[2[]", "'{1|0}", "*[1234567]"})
    void whatIsNotClosedIsAnError(String text) {
        assertThatThrownBy(() -> Published.worked(text)).isInstanceOf(SyntaxException.class);
    }

    @Test
    void whatMakesNoSenseSaysSo() {
        assertThatThrownBy(() -> Published.worked("genus({1|0})")).isInstanceOf(CalculationException.class);
        assertThatThrownBy(() -> Published.worked("genus(domineering(2x2))")).isInstanceOf(CalculationException.class);
        assertThatThrownBy(() -> Published.worked("*[3] - *[[2]]")).isInstanceOf(CalculationException.class);
        assertThatThrownBy(() -> Published.worked("*[999999]")).isInstanceOf(LimitException.class);
    }

    /// In misere play a position is not the heap of its nim-value.
    @Test
    void sumsTakePositionsAsTheyAre() throws SyntaxException {
        for (int one = 0; one < 9; one++)
            for (int two = 0; two <= one; two++) {
                var together = Published.worked("misere-form(kayles(%d %d))".formatted(one, two))
                        .toString();
                for (var sum : List.of(
                        "misere-form(kayles(%d) + kayles(%d))",
                        "misere-form(kayles(%d)) + kayles(%d)",
                        "kayles(%d) + kayles(%d) + *[0]",
                        "kayles(%d) + (*[0] + kayles(%d))"))
                    assertThat(Published.worked(sum.formatted(one, two)))
                            .as(sum)
                            .hasToString(together);
                assertThat(Published.worked("kayles(%d) + kayles(%d) == %s".formatted(one, two, together)))
                        .hasToString("true");
            }
    }
}
