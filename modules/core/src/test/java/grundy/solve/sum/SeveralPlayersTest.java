package grundy.solve.sum;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.Limits;
import grundy.question.LosersQuestion;
import grundy.question.PositionQuestion;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeveralPlayersTest {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2 players: (n): (n-1) | (n+1) where n < 3",
                "3 players: (n): (n-1) | (n+2) where n < 2",
                "2 players: take 1..2; (n): (n-1) | (n+1) where n < 3"
            })
    void playThatCanComeBackIsRefused(String rules) throws SyntaxException {
        var solver = new Solver(Limits.DEFAULT);
        var sum = LANGUAGE.question(Source.of(rules + " 3"));
        var game = sum.components().getFirst().game();
        assertThatThrownBy(() -> solver.solve(new PositionQuestion(sum)))
                .isInstanceOf(RulesException.class)
                .hasMessageContaining("play can come back");
        assertThatThrownBy(() -> solver.solve(new LosersQuestion(game, List.of(), 5)))
                .isInstanceOf(RulesException.class)
                .hasMessageContaining("play can come back");
    }
}
