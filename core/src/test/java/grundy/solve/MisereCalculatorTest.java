package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.NamedGames;
import grundy.rules.language.ValueParser;
import grundy.testkit.Draws;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Expressions of impartial games in misere play, of infinite nimbers, and of games in the form in which
/// they are written.
class MisereCalculatorTest {
    private static Worked worked(String text) throws SyntaxException {
        return new Calculator(Limits.DEFAULT)
                .of(ValueParser.parse(Source.of(text), NAMED))
                .result();
    }

    private static final NamedGames NAMED = Catalogue.builtIn();

    private static Stream<List<String>> published() throws IOException {
        return lines("misere.tsv");
    }

    private static Stream<List<String>> transfinite() throws IOException {
        return lines("transfinite.tsv");
    }

    private static Stream<List<String>> lines(String file) throws IOException {
        try (InputStream in = Objects.requireNonNull(MisereCalculatorTest.class.getResourceAsStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> List.of(line.split("\t")));
        }
    }

    @ParameterizedTest
    @MethodSource("published")
    void agreesWithWhatIsPublished(List<String> line) throws SyntaxException {
        var found = worked(line.get(0));
        if (found instanceof Worked.MisereSeveral(var games)) {
            var expected = new ArrayList<String>();
            for (var game : items(line.get(1))) expected.add(worked(game).toString());
            assertThat(games).map(Object::toString).containsExactlyInAnyOrderElementsOf(expected);
        } else if (found instanceof Worked.Misere)
            assertThat(found).hasToString(worked(line.get(1)).toString());
        else assertThat(found).hasToString(line.get(1));
    }

    @ParameterizedTest
    @MethodSource("transfinite")
    void infiniteNimbersAgreeWithWhatIsPublished(List<String> line) throws SyntaxException {
        assertThat(worked(line.get(0))).hasToString(worked(line.get(1)).toString());
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

    @Test
    void whatIsPrintedIsReadAgain() throws SyntaxException {
        var random = new Random(20261124);
        for (int i = 0; i < Draws.of(300); i++) {
            var found = worked("*" + list(random, 3));
            assertThat(worked(found.toString())).hasToString(found.toString());
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
        assertThat(worked("genus(dawsons-kayles(10))")).hasToString("3^1431");
        assertThat(worked("genus(dawsons-kayles(12))")).hasToString("2^0520");
        assertThat(worked("misere-form(nim(3))")).hasToString("*[3]");
        assertThat(worked("is-tame(nim(3) + kayles(4))")).isEqualTo(new Worked.Truth(true));
        assertThat(worked("option-count(kayles(20))")).hasToString("20");
        assertThat(worked("option-count(domineering(2x3))")).hasToString("7");
    }

    @Test
    void quotesKeepTheForm() throws SyntaxException {
        assertThat(worked("'{*|*}'")).hasToString("0");
        assertThat(worked("conjunctive-sum('{*|*}', 3)")).hasToString("2");
        assertThat(worked("conjunctive-sum({*|*}, 3)")).hasToString("0");
        assertThat(worked("ordinal-sum('{*|*}', 3)")).hasToString("^[3]");
        assertThat(worked("misere-outcome('{*|*}')")).hasToString("N");
        assertThat(worked("'{*|*}' + ^")).hasToString("^");
        assertThat(worked("ordinal-sum(*[[[2]],[2],0], *5)")).hasToString("*7");
        assertThat(worked("conjunctive-sum(*[[[2]],[2],0], *5)")).hasToString("*5");
        assertThat(worked("ordinal-product(1/2, 1/4)")).hasToString("11/32");
        assertThat(worked("ordinal-product({1|0}, 0)")).hasToString("0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"*[2#", "*[", "*[2,,3]", "*[x]", "*[2[]", "'{1|0}", "*[1234567]"})
    void whatIsNotClosedIsAnError(String text) {
        assertThatThrownBy(() -> worked(text)).isInstanceOf(SyntaxException.class);
    }

    @Test
    void whatMakesNoSenseSaysSo() {
        assertThatThrownBy(() -> worked("genus({1|0})")).isInstanceOf(CalculationException.class);
        assertThatThrownBy(() -> worked("genus(domineering(2x2))")).isInstanceOf(CalculationException.class);
        assertThatThrownBy(() -> worked("*[3] - *[[2]]")).isInstanceOf(CalculationException.class);
        assertThatThrownBy(() -> worked("*[999999]")).isInstanceOf(LimitException.class);
    }
}
