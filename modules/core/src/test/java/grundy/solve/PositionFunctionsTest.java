package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.ExpressionQuestion;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueFunction;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Every function of positions of every kind of game answers or says why it cannot.
class PositionFunctionsTest {
    private static final Limits LIMITS = Limits.DEFAULT.withPositions(10_000);

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim(2)",
                "nim(2 1)",
                "wythoff(1,2)",
                "[take 1..2 or split](3)",
                "domineering(2x2)",
                "cram(2x2)",
                "tic-tac-toe(X.O/OX./..X)",
                "point-heaps(2 1)",
                "coin-row(3 1 2)",
                "[3 players: take 1..2](3)",
                "[2 players: take 1; take 2](3)",
                "[take 1..2 with 1 blocked](3)",
                "[(n): (n)](1)",
                "[left take 1; right take 2](3)",
                "red-blue-hackenbush(BR)",
                "node-kayles(path 3)",
            })
    void everyFunctionAnswersOrSaysWhyNot(String position) {
        var found = new ArrayList<String>();
        for (var function : ValueFunction.values()) {
            int least = Math.max(function.least(), 1);
            var text = function.word() + "(" + String.join(", ", Collections.nCopies(least, position)) + ")";
            try {
                var expression = ValueParser.parse(Source.of(text), Catalogue.builtIn());
                new Solver(LIMITS).solve(new ExpressionQuestion(expression));
            } catch (SyntaxException | RulesException | LimitException _) {
                // it says why
            } catch (RuntimeException | AssertionError e) {
                found.add(text + ": " + e);
            }
        }
        assertThat(found).isEqualTo(List.of());
    }
}
