package grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.ExpressionQuestion;
import grundy.rules.RulesException;
import grundy.rules.language.ValueFunction;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.text.Language;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The same value may be written in many ways: whatever is asked about it has the same answer, with words in both
/// languages, or is refused alike.
@Tag("slow")
class WritingsTest {
    /// Each value in several ways, the plainest first.
    private static final List<List<String>> VALUES = List.of(
            List.of("0", "-0", "{|}", "{*|*}", "1 - 1", "* + *", "^ - ^", "{-1|1}", "0 * *3"),
            List.of("*", "{0|0}", "+-0", "-*", "{0,{-1|}|0}", "{0|0} + {*|*}"),
            List.of("*2", "{0,*|0,*}", "+-{0,*}", "{0|0} + *3", "y{0,*|0,*}"),
            List.of("2", "{1|}", "1 + {0|}"),
            List.of("-1/2", "{-1|0}", "-{0|1}"),
            List.of("1*", "{1|1}", "1 + {0|0}"),
            List.of("^", "{0|*}", "{0|{0|0}}"),
            List.of("+-1", "{1|-1}"),
            List.of("*5000000", "*5000001 + {0|0}"));

    /// What is asked of options as they are written.
    private static final Set<ValueFunction> OF_OPTIONS = EnumSet.of(ValueFunction.OPTIONS, ValueFunction.SUBORDINATE);

    private static String answer(String expression) {
        try {
            var read = ValueParser.parse(Source.of(expression));
            var calculation = new Solver(Limits.DEFAULT).solve(new ExpressionQuestion(read));
            for (var language : Language.values())
                assertThat(Plain.text(Explainer.in(language).explanation(calculation))
                                + Explainer.in(language).result(calculation))
                        .as(expression)
                        .doesNotContain("{count", "explain.");
            return calculation.result().toString();
        } catch (SyntaxException e) {
            throw new AssertionError(expression, e);
        } catch (LimitException e) {
            return "limit";
        } catch (RulesException e) {
            return "refused";
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError(expression, e);
        }
    }

    private static String with(String pattern, List<String> operands) {
        var text = pattern;
        for (int i = 0; i < operands.size(); i++)
            text = text.replace("GHK".substring(i, i + 1), "(" + operands.get(i) + ")");
        return text;
    }

    /// One operand at a time is written otherwise.
    private static void sweep(String pattern, int count) {
        for (int at = 0; at < count; at++)
            for (var others : count == 1 ? List.of("0") : List.of("0", "*2", "2", "^"))
                for (var value : VALUES) {
                    var operands = new ArrayList<>(Collections.nCopies(count, others));
                    var answers = new TreeMap<String, String>();
                    for (var written : value) {
                        operands.set(at, written);
                        var expression = with(pattern, operands);
                        answers.putIfAbsent(answer(expression), expression);
                    }
                    assertThat(answers).hasSize(1);
                }
    }

    @ParameterizedTest
    @EnumSource(ValueFunction.class)
    void functionsAnswerAlike(ValueFunction function) {
        if (OF_OPTIONS.contains(function)) return;
        int count = Math.max(1, function.least());
        sweep(function.word() + List.of("(G)", "(G, H)", "(G, H, K)").get(count - 1), count);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-G", "G^2", "G^(-1)", "'G'", "{G|}", "{|G}", "{G|G}", "{0|G}", "+-G", "mex{G,0}"})
    void operationsOnOneValueAnswerAlike(String pattern) {
        sweep(pattern, 1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "G + H", "G - H", "G * H", "G / H", "G ⊕ H", "G ⊗ H", "G & H", "{G|H}", "+-{G,H}", "mex{G,H}",
                "G <= H", "G >= H", "G < H", "G > H", "G == H", "G != H", "G || H", "G + *omega", "*[2] + G", "G + over"
            })
    void operationsOnTwoValuesAnswerAlike(String pattern) {
        sweep(pattern, pattern.contains("H") ? 2 : 1);
    }
}
