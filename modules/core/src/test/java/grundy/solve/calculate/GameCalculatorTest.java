package grundy.solve.calculate;

import static grundy.value.canonical.OptionFate.Fate.DOMINATED;
import static grundy.value.canonical.OptionFate.Fate.REVERSIBLE;
import static grundy.value.canonical.OptionFate.Fate.STAYS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.answer.CalculationResult;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryRoom;
import grundy.question.ExpressionQuestion;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Published;
import grundy.solve.Solver;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Comparison;
import grundy.value.Dyadic;
import grundy.value.SmallGame;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import grundy.value.canonical.OptionFate;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Expressions of games of Left and Right.
@EveryTurn
class GameCalculatorTest {
    private static Stream<List<String>> published() throws IOException {
        return Published.lines("games.tsv");
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

    /// Spelled out with braces and nothing else, as the definition of a game has them.
    private static String spelled(SmallGame game) {
        return "{"
                + String.join(
                        ",",
                        game.left().stream().map(GameCalculatorTest::spelled).toList()) + "|"
                + String.join(
                        ",",
                        game.right().stream().map(GameCalculatorTest::spelled).toList()) + "}";
    }

    @Test
    void whatIsPrintedIsReadAgain() throws SyntaxException {
        var random = CaseCount.random(20261123);
        for (int i = 0; i < CaseCount.of(1500); i++) {
            var game = SmallGame.random(random, 1 + i % 5, 3);
            var value = ((CalculationResult.SingleValue) Published.worked(spelled(game))).value();
            assertThat(SmallGame.of(value).equalsAsValue(game)).isTrue();
            assertThat(Published.worked(value.toString())).hasToString(value.toString());
            assertThat(Published.worked("(" + value + ") - (" + value + ")")).hasToString("0");
        }
    }

    /// 100,000 random values: printed, read, added in either order, and beside their negatives.
    @Test
    @Tag("slow")
    void manyValuesArePrintedReadAndAdded() throws SyntaxException {
        var random = CaseCount.random(20);
        var forms = new CanonicalForms(MemoryRoom.ENDLESS);
        int one = forms.zero();
        int two = forms.zero();
        for (int i = 0; i < CaseCount.of(100_000); i++) {
            if (i % 5_000 == 0) {
                forms = new CanonicalForms(MemoryRoom.ENDLESS);
                one = forms.zero();
                two = forms.zero();
            }
            int form = random(forms, random, 2 + i % 5);
            var text = CanonicalForm.value(forms, form).toString();
            assertThat(Published.worked(text)).hasToString(text);
            assertThat(forms.minus(form, form)).isEqualTo(forms.zero());
            if (i % 10 == 0)
                assertThat(forms.plus(forms.plus(one, two), form)).isEqualTo(forms.plus(one, forms.plus(two, form)));
            two = one;
            one = form;
        }
    }

    private static int random(CanonicalForms forms, Random random, int depth) {
        if (depth == 0) return forms.zero();
        return forms.position(options(forms, random, depth), options(forms, random, depth));
    }

    private static int[] options(CanonicalForms forms, Random random, int depth) {
        return random.ints(random.nextInt(3))
                .map(_ -> random(forms, random, depth - 1))
                .toArray();
    }

    @Test
    void optionsAsWrittenAreJudged() throws SyntaxException {
        var judged = (CalculationResult.OptionFates) Published.worked("options({2,1,2|*,-1})");
        assertThat(judged.left()).extracting(OptionFate::fate).containsExactly(STAYS, DOMINATED, DOMINATED);
        assertThat(judged.right()).extracting(OptionFate::fate).containsExactly(DOMINATED, STAYS);
        assertThat(judged.right().getFirst().by()).hasToString("-1");
        var up = (CalculationResult.OptionFates) Published.worked("options({*,0|*})");
        assertThat(up.left()).extracting(OptionFate::fate).containsExactly(REVERSIBLE, STAYS);
        assertThat(up.left().getFirst().by()).hasToString("0");
        assertThat(up).hasToString("^");
    }

    @Test
    void comparisonsAreThoseOfTheGames() throws SyntaxException {
        var random = CaseCount.random(3);
        for (int i = 0; i < CaseCount.of(300); i++) {
            var one = SmallGame.random(random, 1 + i % 4, 3);
            var two = SmallGame.random(random, 1 + i % 3, 3);
            var sign = sign(one, two);
            assertThat(Published.worked(spelled(one) + " " + sign + " " + spelled(two)))
                    .isEqualTo(new CalculationResult.Truth(true));
        }
    }

    private static String sign(SmallGame one, SmallGame two) {
        if (one.isAtMost(two)) return two.isAtMost(one) ? "==" : "<";
        return two.isAtMost(one) ? ">" : "||";
    }

    @Test
    void valuesOfSeveralArenasAddAndCompare() {
        var one = new CanonicalForms(MemoryRoom.ENDLESS);
        var two = new CanonicalForms(MemoryRoom.ENDLESS);
        var up = CanonicalForm.value(one, one.sum(Dyadic.ZERO, 1, 0));
        var down = CanonicalForm.value(two, two.sum(Dyadic.ZERO, -1, 0));
        assertThat(up.plus(down)).hasToString("0");
        assertThat(up.comparedWith(down)).isEqualTo(Comparison.GREATER);
        assertThat(up).isEqualTo(down.negative()).hasSameHashCodeAs(down.negative());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "*3 * 2",
                "{1|0} * {1|0}",
                "1/3",
                "{1|0} / 2",
                "{1|0}^2",
                "(1/2)^-1",
                "sqrt(1)",
                "cool({1|0}, -1)",
                "cool({1|0}, ^)",
                "norton(1, *)",
                "outcome(1) + 1",
                "1/0",
                "atomic-weight(25/16)",
                "atomic-weight(9/8*)",
                "atomic-weight({3||2*|1*})",
                "atomic-weight({3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}})",
                "uptimal({0||0|-3/2})",
                "uptimal({1|^^^||^})",
                "options(^)"
            })
    void whatMakesNoSenseIsSaid(String text) {
        assertThatThrownBy(() -> Published.worked(text)).isInstanceOf(RulesException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"^ + *(2^21)", "2^(2^40)", "thermograph(^1000000)", "^1000000 + {1|-1}"})
    void whatIsTooLargeIsRefused(String text) {
        assertThatThrownBy(() -> Published.worked(text)).isInstanceOf(LimitException.class);
    }

    /// Domineering 2x3: Left's edge columns leave +-1, the middle one leaves 2.
    @Test
    void theOptionsOfAPositionAreJudged() throws SyntaxException {
        var expression = ValueParser.parse(Source.of("options(domineering(2x3))"), Catalogue.builtIn());
        var judged = (CalculationResult.OptionFates) new Solver(Limits.DEFAULT)
                .solve(new ExpressionQuestion(expression))
                .result();
        assertThat(judged.left())
                .extracting(option -> option.option() + " " + option.fate())
                .containsExactly("+-1 DOMINATED", "2 STAYS");
        assertThat(judged.right())
                .extracting(option -> option.option() + " " + option.fate())
                .containsExactly("-1/2 STAYS");
        assertThat(judged).hasToString("{2|-1/2}");
    }
}
