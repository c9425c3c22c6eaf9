package grundy.rules.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.OneSide;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@EveryTurn
class RewriteBoardTest {
    private static final long SEED = 20261123;

    private static RewriteBoard board(String rules) {
        try {
            var read = new RuleLanguage(NamedGames.NONE)
                    .rules(Source.of(rules))
                    .game()
                    .rules();
            return (RewriteBoard) ((OneSide<?>) read.onBoard().orElseThrow().board()).board();
        } catch (SyntaxException e) {
            throw new AssertionError(rules + ": " + e.getMessage(), e);
        }
    }

    private static Set<String> written(RewriteBoard board, Iterable<LetterGrid> options) {
        var written = new HashSet<String>();
        for (var option : options) written.add(board.write(option).replace('_', '#'));
        return written;
    }

    @Tag("slow")
    @Test
    void movesAreThoseOfTheTexts() {
        var random = CaseCount.random(SEED);
        for (int i = 0; i < CaseCount.of(3000); i++) {
            var rules = DrawnRules.random(random);
            var board = board(rules.text());
            var drawn = DrawnRules.board(random, rules.strip() ? 1 : 1 + random.nextInt(3), 1 + random.nextInt(4));
            var text = "seed " + SEED + " " + i + ": " + rules.text() + " at " + drawn;
            var position = board.read(drawn);
            assertThat(written(board, board.leftOptions(position))).as(text).isEqualTo(rules.options(drawn, true));
            assertThat(written(board, board.rightOptions(position))).as(text).isEqualTo(rules.options(drawn, false));
        }
    }

    @Test
    void aBoardIsTheSumOfItsParts() {
        assertThat(split(1500, false)).isGreaterThan(CaseCount.least(100));
    }

    /// Where a pattern that ends play may stand, the board is one; where it cannot, it may be several.
    @Test
    void aBoardThatMayEndIsTheSumOfItsParts() {
        assertThat(split(6000, true)).isGreaterThan(CaseCount.least(100));
    }

    /// @return how many boards fall apart
    private static int split(int boards, boolean ends) {
        var random = CaseCount.random(SEED);
        int split = 0;
        for (int i = 0; i < CaseCount.of(boards); i++) {
            var rules = DrawnRules.random(random, ends);
            var board = board(rules.text());
            var drawn = DrawnRules.board(random, rules.strip() ? 1 : 1 + random.nextInt(3), 1 + random.nextInt(4));
            var parts = board.parts(board.read(drawn)).stream()
                    .map(part -> board.write(part).replace('_', '#'))
                    .toList();
            if (parts.size() > 1) split++;
            var text = "seed " + SEED + " " + i + ": " + rules.text() + " at " + drawn + " in " + parts;
            for (boolean isLeft : new boolean[] {true, false})
                assertThat(rules.wins(parts, isLeft)).as(text).isEqualTo(rules.wins(List.of(drawn), isLeft));
        }
        return split;
    }
}
