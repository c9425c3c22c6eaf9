package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.explain.Explainer;
import grundy.limit.Limits;
import grundy.question.ExpressionQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.text.Language;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Values that are written without a blank between them, and nimbers however large beside games.
@EveryTurn
class ValuesSideBySideTest {
    private static final List<String> LEAVES = List.of("0", "1", "-1", "*", "*2", "*5", "^", "v*", "1/2", "{1|-1}");
    private static final List<String> RELATIONS = List.of("<", "<=", "==", ">=", ">", "||", "!=");

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{1|0}*; {1|0} + *",
                "{3|1}^; {3|1} + ^",
                "{3|1}^*2; {3|1} + ^ + *2",
                "{3|1}v*; {3|1} + v + *",
                "{3|1}^^; {3|1} + ^^",
                "{{1|0}*|{-1|-2}*}; {({1|0} + *)|({-1|-2} + *)}",
                "tiny(1)*; tiny(1) + *",
                "+-1*; +-1 + *",
                "({1|0} + 2)*; {1|0} + 2 + *",
                "{1|0}* - 2; {1|0} + * - 2",
                "{1|0}* + {2|1}*; {1|0} + * + {2|1} + *",
                "mean({3|1}*); 2",
                "domineering(2x2)*; {1|-1} + *",
                "{1|0} * 2; {1|0} + {1|0}",
                "{1|0}*2; {1|0} + {1|0}",
                "{1|0}*-2; -{1|0} - {1|0}",
                "2*{1|0}; {1|0} + {1|0}",
                "(*2)*(*3); *",
                "(3/2)^2; 9/4"
            })
    void whatCanBeNothingElseIsAdded(String text, String apart) throws SyntaxException {
        assertThat(Published.worked(text)).hasToString(Published.worked(apart).toString());
    }

    /// Braces over a few values, two deep at most.
    private static String game(Random random, int depth) {
        if (depth == 0) return LEAVES.get(random.nextInt(LEAVES.size()));
        return "{%s,%s|%s}"
                .formatted(
                        game(random, depth - 1),
                        game(random, random.nextInt(depth)),
                        game(random, random.nextInt(depth)));
    }

    @Test
    void starsBehindGamesAtRandom() throws SyntaxException {
        var random = CaseCount.random(47);
        for (int i = 0; i < CaseCount.of(400); i++) {
            var game = game(random, 2);
            assertThat(Published.worked(game + "*"))
                    .as(game)
                    .hasToString(Published.worked(game + " + *").toString());
        }
    }

    /// Beside a game that has no nimber as large below it, all large nimbers are alike.
    @Test
    void gamesAreComparedWithNimbersOfAnySize() throws SyntaxException {
        var random = CaseCount.random(48);
        for (int i = 0; i < CaseCount.of(200); i++) {
            var game = game(random, 1 + i % 2) + " - " + game(random, 1);
            for (var number : List.of("", "2", "-1/2"))
                for (var relation : RELATIONS) {
                    var near = "(%s) %s %s*1024".formatted(game, relation, number);
                    var far = "(%s) %s %s*5000000".formatted(game, relation, number);
                    assertThat(Published.worked(far)).as(far).isEqualTo(Published.worked(near));
                    var turned = "%s*123456789123 %s (%s)".formatted(number, relation, game);
                    assertThat(Published.worked(turned))
                            .as(turned)
                            .isEqualTo(Published.worked("%s*512 %s (%s)".formatted(number, relation, game)));
                }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "^ > *5000000; true",
                "^ || *; true",
                "v < *5000000; true",
                "^* > *5000000; true",
                "{1|-1} || *5000000; true",
                "tiny(1) > *5000000; false",
                "tiny(1) || *5000000; true",
                "3^ > 3*5000000; true",
                "^ == *5000000; false"
            })
    void upIsGreaterThanEveryNimberButStar(String text, String expected) throws SyntaxException {
        var expression = ValueParser.parse(Source.of(text), Catalogue.builtIn());
        var calculation = new Solver(Limits.DEFAULT).solve(new ExpressionQuestion(expression));
        assertThat(calculation.result()).hasToString(expected);
        for (var language : Language.values())
            assertThat(Explainer.in(language).explanation(calculation)).isNotEmpty();
    }
}
