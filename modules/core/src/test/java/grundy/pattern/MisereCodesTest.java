package grundy.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.question.SequenceQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Play;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@EveryTurn
class MisereCodesTest {
    private static final long SEED = 20_261_124;
    private static final int LENGTH = 15;

    /// By search of whole sums.
    private static long[] outcomes(String code) throws SyntaxException {
        var game = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(code)).game();
        var question = new SequenceQuestion(game, Play.MISERE, LENGTH - 1);
        int[] values = new Solver(Limits.DEFAULT).solve(question).values();
        return Arrays.stream(values).mapToLong(value -> Math.min(1, value)).toArray();
    }

    @Tag("slow")
    @Test
    void codesAtRandomAreFoundAgainAndAllThatAreFoundAreRight() throws SyntaxException {
        var random = CaseCount.random(SEED);
        int others = 0;
        for (int i = 0; i < CaseCount.of(60); i++) {
            var code = (random.nextInt(4) == 0 ? "4." : "0.")
                    + random.nextInt(8)
                    + random.nextInt(8)
                    + List.of(4, 5, 6, 7).get(random.nextInt(4));
            var outcomes = outcomes(code);
            var found = MisereCodes.find(outcomes);
            assertThat(found).as(code).anyMatch(code::equals);
            var other = found.get(random.nextInt(found.size()));
            if (!other.equals(code)) others++;
            assertThat(outcomes(other)).as("%s beside %s", other, code).isEqualTo(outcomes);
        }
        assertThat(others).isPositive();
    }

    @Test
    void aTableOfNoGameHasNone() {
        var all = new long[LENGTH];
        assertThat(MisereCodes.find(all)).isEmpty();
        Arrays.fill(all, 1);
        for (int prime : new int[] {2, 3, 5, 7, 11, 13}) all[prime] = 0;
        assertThat(MisereCodes.find(all)).isEmpty();
    }
}
