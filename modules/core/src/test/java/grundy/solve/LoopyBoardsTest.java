package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.CalculationResult;
import grundy.answer.Verdict;
import grundy.check.verdict.VerdictCheck;
import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.question.ExpressionQuestion;
import grundy.question.Question;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.testkit.DrawnCases;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Published values of boards on which play may come back.
class LoopyBoardsTest {
    private static String value(String question) throws Exception {
        return verdict(question).value().knownValue().orElseThrow().toString();
    }

    private static Verdict verdict(String question) throws Exception {
        // Where somebody says when to stop, values have half of that time.
        var limits = Limits.DEFAULT.until(Deadline.after(Duration.ofMinutes(6)));
        return new Solver(limits).solve(Question.parse(question));
    }

    /// Geese on the third row of a board of eight columns, the fox below them; from the test suite of CGSuite 2,
    /// which has `off` as soon as the fox is past the geese.
    @Tag("slow")
    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            value = {
                ".....f../........ @ 3*",
                "......../......f. @ {4over|3*}",
            })
    void foxAndGeese(String below, String value) throws Exception {
        assertThat(value("fox-and-geese(......../g.g.g.g./" + below + ")")).isEqualTo(value);
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            value = {
                ".f....../........ @ 2over",
                "...f..../........ @ 2",
                ".......f/........ @ 4over",
                "......../f....... @ {6|2over}",
                "......../..f..... @ {2over|2}",
                "......../....f... @ {4|3||2}",
            })
    void foxAndGeeseFromElsewhere(String below, String value) throws Exception {
        foxAndGeese(below, value);
    }

    /// On ten columns, from the same suite.
    @Tag("thorough")
    @Test
    void aFoxAmongFiveGeese() throws Exception {
        assertThat(value("fox-and-geese ........../g.g.g.g.g./........../........f."))
                .isEqualTo("{6over|5*}");
    }

    /// A fox that takes two steps, from the same suite.
    @Tag("thorough")
    @Test
    void aFoxOfCeylon() throws Exception {
        assertThat(value("ceylonese-fox-and-geese ......../......../.g.g.g.g/......../......../f......."))
                .isEqualTo("{9||4v[on]*|5/2*|||3|5/2*,5/2v||5/2}");
    }

    @Tag("slow")
    @Test
    void aFoxOfCeylonAmongThreeGeeseIsChecked() throws Exception {
        var verdict = verdict("ceylonese-fox-and-geese ....../g.g.g./.f..../......");
        assertThat(verdict.value().knownValue()).isPresent();
        assertThat(VerdictCheck.of(verdict.question(), verdict.claimedVerdict(200))
                        .isComplete())
                .isTrue();
    }

    @Tag("slow")
    @Test
    void positionsStandInExpressions() throws Exception {
        var expression = ValueParser.parse(
                Source.of("fox-and-geese(......../g.g.g.g./.f....../........) + {1|0} == 2over + {1|0}"),
                Catalogue.builtIn());
        assertThat(new Solver(Limits.DEFAULT)
                        .solve(new ExpressionQuestion(expression))
                        .result())
                .isEqualTo(new CalculationResult.Truth(true));
    }

    @Tag("slow")
    @Test
    void backslidingToadsAndFrogs() throws Exception {
        assertThat(value("backsliding-toads-and-frogs 3 2 3")).isEqualTo("{on||0|-1/2} & {1/2|0||off}");
    }

    /// By the check of certificates, which knows options only.
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"tt.ff", "tt..ff", "t..ff", "t.t.f", "ttt.ff", "tt...f", "tft.ft"})
    void valuesOfBackslidingToadsAndFrogsAreChecked(String board) throws Exception {
        var verdict = verdict("backsliding-toads-and-frogs " + board);
        assertThat(verdict.value().knownValue()).isPresent();
        assertThat(VerdictCheck.of(verdict.question(), verdict.claimedVerdict(200))
                        .isComplete())
                .isTrue();
    }
}
