package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.answer.CalculationException;
import grundy.limit.LimitException;
import grundy.rules.RulesException;
import grundy.rules.language.ValueExpression.Call;
import grundy.rules.language.ValueFunction;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Functions by the names that other programs have for them, as methods behind a point, and as words between games.
class SpellingsTest {
    private static String text(String expression) throws SyntaxException {
        return Published.worked(expression).toString();
    }

    static Stream<List<String>> published() throws IOException {
        return Published.lines("spellings.tsv");
    }

    @ParameterizedTest
    @MethodSource("published")
    void agreeWithWhatIsPublished(List<String> line) throws SyntaxException {
        if (line.get(1).equals("!"))
            assertThatThrownBy(() -> text(line.get(0)))
                    .isInstanceOfAny(
                            SyntaxException.class,
                            CalculationException.class,
                            LimitException.class,
                            RulesException.class);
        else assertThat(text(line.get(0))).isEqualTo(line.get(1));
    }

    @ParameterizedTest
    @EnumSource(ValueFunction.class)
    void everyFunctionIsReadInThreeWays(ValueFunction function) throws SyntaxException {
        int count = Math.max(1, function.least());
        var rest = "1".repeat(count - 1).replaceAll("(?=1)", ", ");
        var camel = Stream.of(function.word().split("-"))
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .reduce("", String::concat);
        for (var text : List.of(
                function.word() + "(^" + rest + ")",
                camel + "(^" + rest + ")",
                "^." + camel + (count == 1 ? "" : "(" + rest.substring(2) + ")")))
            assertThat(((Call) ValueParser.parse(Source.of(text))).function())
                    .as(text)
                    .isEqualTo(function);
    }

    @ParameterizedTest
    @CsvSource({
        "'{3|1}.LeftStop + 1', 4",
        "'-{3|1}.Mean', -2",
        "'{3|1}.OutcomeClass', L",
        "'{3|1}.Cool(1).Temperature', 0",
        "'adorned-left-stop({3|1})', 3R",
        "'adorned-right-stop({3|1})', 1L",
        "'adorned-left-stop({2||1|0})', 2R",
        "'adorned-right-stop({2||1|0})', 1R",
        "'adorned-left-stop({*,1/2|-1})', 1/2R",
        "'adorned-left-stop(^)', 0R",
        "'adorned-right-stop(^)', 0R",
        "'adorned-left-stop(5)', 5L",
        "is-even(2), true",
        "is-odd(1), true",
        "is-odd(*), true",
        "is-even(*2), false",
        "is-odd(^), false",
        "is-atomic(^), true",
        "is-atomic(1), false",
        "is-uptimal('{0||0|v*}'), true",
        "is-idempotent(on), true",
        "is-idempotent(*), false",
        "is-pseudonumber(over), true",
        "'left-incentives({3|1})', {{2|0}}",
        "'right-incentives({3|*})', {{3*|0}}",
        "14 UglyProduct 16, 23",
        "'nim-power(*2, 3)', *1",
        "nim-sum(5; 3), 6",
        "11.IsEvil, false",
        "23.IsEvil, true",
        "16.NimInverse, 170",
        "on Upsum off, on",
        "on Downsum off, off",
        "'toppling-dominoes(\"lere\")', '{1|0,{0|-1}}'",
    })
    void comeToThis(String text, String expected) throws SyntaxException {
        assertThat(text(text.replace(';', ','))).isEqualTo(expected.equals("*1") ? "*" : expected);
    }

    @Test
    void theAdornmentDecidesBesideANumber() throws SyntaxException {
        for (var game : List.of("^", "*", "{3|1}", "{2||1|0}", "{1|*}", "{^|-1}", "{1*|1}", "{2|^||-1}", "tiny(2)"))
            for (int x = -2; x <= 3; x++) {
                var stop = text("adorned-left-stop(" + game + ")");
                int stopped = Integer.parseInt(stop.substring(0, stop.length() - 1));
                boolean wins = stopped > x || stopped == x && stop.endsWith("R");
                var outcome = text("outcome(" + game + " - (" + x + "))");
                assertThat(outcome.equals("L") || outcome.equals("N"))
                        .as(game + " " + x)
                        .isEqualTo(wins);
            }
    }
}
