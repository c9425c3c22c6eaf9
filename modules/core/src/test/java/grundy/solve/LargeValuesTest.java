package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict.Reasoning.FormSum;
import grundy.engine.sum.PartizanSearch;
import grundy.engine.sum.SumSearch;
import grundy.finding.Move;
import grundy.limit.Limits;
import grundy.question.Question;
import grundy.solve.sum.WholeSums;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Boards whose values are found soon but are so large that taking one away from itself by the options has no end:
/// what follows from the values is told all the same.
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class LargeValuesTest {
    private static final String LARGE = "clobber(xoxo/oxox/xoxo/ox..)";

    private static final int MANY = 1000;

    /// @return component, side and what is left there
    private static String told(int component, Side side, Object to) {
        return component + " " + side + " " + to;
    }

    private static List<String> told(List<SumSearch.Step> steps, Side side) {
        return steps.stream()
                .map(WholeSums::step)
                .map(step -> told(step.component(), side, step.to()))
                .toList();
    }

    private static String told(Move move) {
        var step = move.steps().getFirst();
        return told(step.component(), move.side(), step.to());
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {LARGE, LARGE + " + *2 + 1/2", LARGE + " + clobber(xo)"})
    void theWinningMovesAreThoseOfTheSearchWithoutValues(String sum) throws Exception {
        var question = Question.parse(sum);
        var verdict = new Solver(Limits.DEFAULT).solve(question);
        assertThat(verdict.reasoning()).isInstanceOf(FormSum.class);
        var search = new PartizanSearch(question.sum().components(), Play.NORMAL, Limits.DEFAULT);
        assertThat(verdict.outcome()).isEqualTo(search.outcome());
        assertThat(verdict.moves().first(MANY).stream().map(LargeValuesTest::told))
                .containsExactlyInAnyOrderElementsOf(Stream.concat(
                                told(search.movesTo(Outcome.P, Side.LEFT), Side.LEFT).stream(),
                                told(search.movesTo(Outcome.P, Side.RIGHT), Side.RIGHT).stream())
                        .toList());
    }

    @Tag("slow")
    @Test
    void whatTheMovesGainIsLeftOut() throws Exception {
        var verdict = new Solver(Limits.DEFAULT).solve(Question.parse(LARGE));
        var incentives = ((FormSum) verdict.reasoning()).incentives();
        assertThat(verdict.moves().first(MANY))
                .isNotEmpty()
                .allSatisfy(move -> assertThat(incentives.of(move)).isEmpty());
        assertThat(incentives.matter(Side.LEFT)).isFalse();
    }
}
