package grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.answer.Calculation;
import grundy.limit.Limits;
import grundy.question.ExpressionQuestion;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Expressions and values that are nested deep: what is printed can be read, and what is too deep is refused, never a
/// stack that overflows.
class DeepValuesTest {
    private static Calculation calculation(String expression) throws SyntaxException {
        var read = ValueParser.parse(Source.of(expression));
        return new Solver(Limits.DEFAULT).solve(new ExpressionQuestion(read));
    }

    @ParameterizedTest
    @CsvSource({"50", "201", "398"})
    void whatIsPrintedCanBeRead(int deep) throws SyntaxException {
        for (var expression : new String[] {
            "ordinal-sum(+-1, " + deep + ")",
            "ordinal-sum(^*, " + deep + ")",
            "{1,".repeat(deep - 1) + "over" + "|-1}".repeat(deep - 1),
        }) {
            var value = calculation(expression);
            var again = calculation(value.result().toString());
            assertThat(again.result()).hasToString(value.result().toString());
            assertThat(again.expression().depth()).isGreaterThan(deep - 10);
            assertThat(Explainer.in(Language.ZH).explanation(again)).isNotEmpty();
            assertThat(again.evidence()).isNotNull();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            (       ; *  ; )
            {0|     ; *  ; }
            +-      ; 1  ; ''
            +-{     ; 1  ; }
            -(      ; ^  ; )
            tiny(   ; 2  ; )
            '"{0|'  ; *  ; '}"'
            a{0|    ; a  ; }
            mean(   ; 1  ; )
            mex{    ; *  ; }
            (       ; ^  ; ).Companion
            """, quoteCharacter = '\'')
    void everythingThatNestsIsReadUpToTheLimit(String open, String inner, String close) throws SyntaxException {
        var begin = open.replace('"', '\'');
        var end = close == null ? "" : close.replace('"', '\'');
        int levels = begin.contains("'") ? 2 : 1;
        int deep = 398 / levels;
        assertThat(calculation(begin.repeat(deep) + inner + end.repeat(deep)).result())
                .isNotNull();
        assertThatThrownBy(() -> ValueParser.parse(Source.of(begin.repeat(100_000) + inner)))
                .isInstanceOf(SyntaxException.class)
                .hasMessageContaining("nested more than 500 deep");
    }

    @Test
    void barsThatLeaveBracesOutNestAsBracesDo() throws SyntaxException {
        assertThat(calculation(bars(300)).expression().depth()).isEqualTo(301);
        assertThatThrownBy(() -> ValueParser.parse(Source.of(bars(600))))
                .isInstanceOf(SyntaxException.class)
                .hasMessageContaining("nested more than 500 deep");
    }

    private static String bars(int longest) {
        var text = new StringBuilder("{0");
        for (int bars = 1; bars <= longest; bars++)
            text.append("|".repeat(bars)).append(bars % 2 == 0 ? "0" : "2");
        return text.append("}").toString();
    }
}
