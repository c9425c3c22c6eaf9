package grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.limit.Limits;
import grundy.question.AnswerPart;
import grundy.question.Question;
import grundy.solve.Solver;
import grundy.text.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A search says of itself what it did: whether it stopped where the answer was settled.
class SearchLessonTest {
    private static Verdict searched(String question) throws Exception {
        var verdict = new Solver(Limits.DEFAULT).solve(Question.parse(question).only(AnswerPart.OUTCOME));
        assertThat(verdict.reasoning()).isInstanceOf(Verdict.Reasoning.Search.class);
        return verdict;
    }

    private static String text(Verdict verdict, Language language) {
        return Plain.text(Explainer.in(language).explanation(verdict)).replaceAll("\\s+", " ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"clobber 3x3", "domineering 4x4", "nogo 3x2"})
    void aSearchThatStopsEarlyGoesFromThePositionOn(String question) throws Exception {
        var verdict = searched(question);
        assertThat(text(verdict, Language.EN))
                .contains("A search from this position on examined")
                .doesNotContain("backwards");
        assertThat(text(verdict, Language.ZH).replace(" ", ""))
                .contains("从这个局面出发搜索")
                .doesNotContain("往回推");
    }

    @ParameterizedTest
    @ValueSource(strings = {"misere clobber 3x3", "misere domineering 3x3"})
    void whereAllIsExaminedNothingIsSaidOfStopping(String question) throws Exception {
        assertThat(text(searched(question), Language.EN))
                .contains("A search examined")
                .doesNotContain("from this position on")
                .doesNotContain("backwards");
    }
}
