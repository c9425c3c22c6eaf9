package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.finding.ScoredPly;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.Question;
import grundy.rules.RulesException;
import grundy.rules.ScoredMove;
import grundy.rules.ScoredRuleset;
import grundy.rules.notation.SyntaxException;
import grundy.value.Outcome;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The example of docs/scored-games.md, compiled and run, and verdicts on games with a score.
class OwnScoredRulesetTest {
    /// One heap: take half of it, rounded up, for as many points, or a single counter for none, and then
    /// move again.
    record HalfOrOne() implements ScoredRuleset<Integer> {
        @Override
        public List<ScoredMove<Integer>> moves(Integer heap) {
            if (heap == 0) return List.of();
            int half = (heap + 1) / 2;
            return List.of(new ScoredMove<>(heap - half, half), new ScoredMove<>(heap - 1, 0, true));
        }
    }

    private static long naiveValue(int heap) {
        if (heap == 0) return 0;
        int half = (heap + 1) / 2;
        return Math.max(half - naiveValue(heap - half), naiveValue(heap - 1));
    }

    @Test
    void aRulesetOfOnesOwnIsSolvedByOneCall() {
        for (int heap = 0; heap <= 60; heap++) {
            var verdict = new Solver(Limits.DEFAULT).solve(Question.of(new HalfOrOne(), heap));
            long value = naiveValue(heap);
            assertThat(verdict.value().knownValue().map(found -> ((Value.Score) found).ahead()))
                    .contains(value);
            assertThat(verdict.outcome()).isEqualTo(value > 0 ? Outcome.N : value < 0 ? Outcome.P : Outcome.D);
            assertThat(((Evidence.Minimax) verdict.evidence()).checked()).isPositive();
            assertThat(verdict.moves().isEmpty()).isEqualTo(heap == 0);
        }
    }

    /// Play that can go on for ever is found out, not waited for.
    @Test
    void endlessPlayIsRefused() {
        ScoredRuleset<Integer> endless = position -> List.of(new ScoredMove<>(1 - position, 1));
        assertThatThrownBy(() -> new Solver(Limits.DEFAULT).solve(Question.of(endless, 0)))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("for ever");
    }

    @ParameterizedTest
    @CsvSource({
        "tic-tac-toe, D, 9",
        "misere tic-tac-toe, D, 1",
        "tic-tac-toe X.O/.../..., N, 3",
        "tic-tac-toe b2 b1, N, 6",
        "either-end 3 9 1 2, N, 1",
        "misere either-end 3 9 1 2, N, 1",
        "coin-row 8 15 3 7, N, 1",
        "front-row 1 2 3 7, P, 1",
        "front-row 1 2 3 -9, N, 1",
        "front-row 1 2 3 6, D, 1",
        "point-heaps 6, D, 3",
        "dots-and-boxes, N, 8",
        "井字棋 5 1, D, 7"
    })
    @Tag("slow")
    void verdictsOnTheGamesOfTheCatalogue(String question, Outcome outcome, int best) throws SyntaxException {
        var verdict = new Solver(Limits.DEFAULT).solve(Question.parse(question));
        assertThat(verdict.outcome()).isEqualTo(outcome);
        assertThat(verdict.moves().count()).isEqualTo(BigInteger.valueOf(best));
        assertThat(((Evidence.Minimax) verdict.evidence()).checked()).isPositive();
    }

    @Test
    void totalsAreThoseOfTheBestLine() throws SyntaxException {
        var verdict = new Solver(Limits.DEFAULT).solve(Question.parse("either-end[2] 3 9 1 2"));
        assertThat(verdict.value().knownValue()).contains(new Value.Score(9, 12, 3));
        var line = ((Verdict.Reasoning.Minimax) verdict.reasoning()).line();
        assertThat(line).extracting(ScoredPly::code).containsExactly("L2", "L2");
        assertThat(line.getLast().mover()).isEqualTo(12);
        assertThat(line.getLast().other()).isEqualTo(3);
    }

    @Test
    void sumsAreRefused() throws SyntaxException {
        var sum = Question.parse("tic-tac-toe() + nim(3)");
        assertThatThrownBy(() -> new Solver(Limits.DEFAULT).solve(sum))
                .isInstanceOf(RulesException.class)
                .hasMessageContaining("alone");
    }

    @Test
    void aLimitSaysHowFarTheSearchHadCome() throws SyntaxException {
        var question = Question.parse("connect-four");
        var asked = new AtomicInteger();
        var limits = Limits.DEFAULT.withPositions(1_000).cancelledBy(() -> asked.incrementAndGet() > 20);
        assertThatThrownBy(() -> new Solver(limits).solve(question))
                .isInstanceOf(LimitException.class)
                .hasMessageMatching(".*Positions visited so far: [1-9].*between -1 and 1.*");
    }
}
