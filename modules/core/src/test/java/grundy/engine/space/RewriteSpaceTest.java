package grundy.engine.space;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.sum.PartizanSearch;
import grundy.limit.Limits;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import grundy.rules.rewrite.DrawnRules;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@EveryTurn
class RewriteSpaceTest {
    private static final long SEED = 4711;

    @Tag("slow")
    @Test
    void whoWinsIsWhatPlayOnTheWholeBoardSays() throws Exception {
        var random = CaseCount.random(SEED);
        int different = 0;
        for (int i = 0; i < CaseCount.of(3000); i++) {
            var rules = DrawnRules.random(random, i % 3 == 0);
            int rows = rules.strip() ? 1 : 1 + random.nextInt(3);
            var drawn = DrawnRules.board(random, rows, 1 + random.nextInt(rows == 1 ? 12 : 4));
            var text = "seed " + SEED + " " + i + ": " + rules.text() + " at " + drawn;
            var sum = new RuleLanguage(NamedGames.NONE).question(Source.of(rules.text() + " \"" + drawn + "\""));
            boolean left = rules.wins(List.of(drawn), true);
            boolean right = rules.wins(List.of(drawn), false);
            var expected = left ? right ? Outcome.N : Outcome.L : right ? Outcome.R : Outcome.P;
            var search = new PartizanSearch(sum.components(), Play.NORMAL, Limits.DEFAULT);
            assertThat(search.outcome()).as(text).isEqualTo(expected);
            if (expected != Outcome.P) different++;
        }
        assertThat(different).isGreaterThan(CaseCount.least(500));
    }

    /// Boards longer than eight squares lie in frames of another shape, in which rows and columns are not
    /// exchanged, and those of more than 64 squares in none.
    @Tag("slow")
    @Test
    void longBoardsToo() throws Exception {
        var random = CaseCount.random(SEED);
        for (int i = 0; i < CaseCount.of(1500); i++) {
            var rules = DrawnRules.random(random, i % 3 == 0);
            int rows = rules.strip() ? 1 : 1 + random.nextInt(3);
            boolean isLong = random.nextInt(3) == 0;
            int columns = random.nextInt(4) + (isLong ? 65 : 9);
            int holes = isLong ? 80 + 6 * rows : 30 + 20 * rows;
            var drawn = new StringBuilder(DrawnRules.board(random, rows, columns));
            for (int at = 0; at < drawn.length(); at++)
                if (drawn.charAt(at) != '/' && random.nextInt(100) < holes) drawn.setCharAt(at, '#');
            var text = "seed " + SEED + " " + i + ": " + rules.text() + " at " + drawn;
            var sum = new RuleLanguage(NamedGames.NONE).question(Source.of(rules.text() + " \"" + drawn + "\""));
            boolean left = rules.wins(List.of(drawn.toString()), true);
            boolean right = rules.wins(List.of(drawn.toString()), false);
            var expected = left ? right ? Outcome.N : Outcome.L : right ? Outcome.R : Outcome.P;
            var search = new PartizanSearch(sum.components(), Play.NORMAL, Limits.DEFAULT);
            assertThat(search.outcome()).as(text).isEqualTo(expected);
        }
    }
}
