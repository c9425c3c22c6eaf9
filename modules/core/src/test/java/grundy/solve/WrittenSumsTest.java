package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.CalculationResult;
import grundy.answer.Verdict;
import grundy.limit.Limits;
import grundy.question.ExpressionQuestion;
import grundy.question.Question;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.value.Outcome;
import grundy.value.ShortValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Values beside games in a sum, and positions inside expressions.
class WrittenSumsTest {
    private static final List<String> TERMS = List.of(
            "{1|-1}",
            "{2|-1/2}",
            "^",
            "v*",
            "^^*",
            "3/4",
            "-1/2",
            "*2",
            "+-{2|1}",
            "tiny(1)",
            "miny(2)",
            "^<2>",
            "v[2]",
            "{0,*|v}",
            "[left take {1,2}; right take {1,3}](5)",
            "kayles(4)",
            "wythoff(1,2)",
            "red-blue-hackenbush(BGR)",
            "{{3|1}|-1}",
            "1");

    private static Verdict verdict(String sum) throws Exception {
        return new Solver(Limits.DEFAULT).solve(Question.parse(sum));
    }

    private static CalculationResult worked(String expression) throws Exception {
        var parsed = ValueParser.parse(Source.of(expression), Catalogue.builtIn());
        return new Solver(Limits.DEFAULT).solve(new ExpressionQuestion(parsed)).result();
    }

    /// The options that a value is played by, and the value that the arithmetic has for it, must agree: the winning
    /// moves are found by playing, the outcome by adding.
    @Tag("slow")
    @Test
    void aNumberMayStandFirst() throws Exception {
        for (var sum : List.of("2 + {0|-1}", "-3/2 + {2|1}", "1/2 + domineering(2x3)"))
            assertThat(new Solver(Limits.DEFAULT)
                            .solve(Question.parse(sum))
                            .value()
                            .knownValue())
                    .as(sum)
                    .isPresent();
    }

    @Tag("slow")
    @Test
    void sumsOfWrittenGamesAndOthers() throws Exception {
        var random = new Random(20261123);
        int won = 0;
        for (int i = 0; i < 400; i++) {
            var terms = new ArrayList<String>();
            terms.add(TERMS.get(random.nextInt(14)));
            for (int j = random.nextInt(1, 4); j > 0; j--) terms.add(TERMS.get(random.nextInt(TERMS.size())));
            var text = String.join(
                    " + ", terms.stream().filter(term -> !term.startsWith("-1")).toList());
            if (Character.isDigit(text.charAt(0))) continue;
            var verdict = verdict(text);
            var value = (ShortValue) verdict.value().knownValue().orElseThrow();
            assertThat(worked("(" + text + ") == " + value)).as(text).isEqualTo(new CalculationResult.Truth(true));
            assertThat(verdict.outcome()).as(text).isEqualTo(value.outcome());
            boolean wins = verdict.outcome() != Outcome.P;
            assertThat(verdict.moves().isEmpty()).as(text).isEqualTo(!wins);
            if (wins) won++;
        }
        assertThat(won).isGreaterThan(200);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            value = {
                "mean([grid: left \"./.\" -> \"#/#\"; right \"..\" -> \"##\"](2x3)) + 1 @ 7/4",
                "kayles(5) + ^ @ ^*4",
                "nim(3,5) @ *6",
                "[take 1..3](5) * *2 @ *2",
                "outcome([left take 1..3; right take {1,4}](7)) @ L",
                "red-blue-hackenbush(BRR) < 1/2 @ true",
            })
    void positionsAreOperands(String expression, String result) throws Exception {
        assertThat(worked(expression)).hasToString(result);
    }
}
