package grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Calculation;
import grundy.answer.CalculationException;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.ExpressionQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueFunction;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.text.Block;
import grundy.text.Language;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Each line of a calculation is true as it stands: what is left of its sign comes to what is right of it.
class StepsOfCalculationsTest {
    private static final List<String> OPERANDS = List.of(
            "'{*|*}'", "{*|*}", "'{1|}'", "'{'{*|*}'|-1}'", "nim(1,1)", "*[2,0]", "*", "0", "3", "^", "'{*|*}' + 0");

    private static Optional<Calculation> calculation(String expression) throws SyntaxException {
        try {
            return Optional.of(new Solver(Limits.DEFAULT)
                    .solve(new ExpressionQuestion(ValueParser.parse(Source.of(expression), Catalogue.builtIn()))));
        } catch (CalculationException | LimitException _) {
            return Optional.empty();
        }
    }

    private static void requireTrue(String expression) throws SyntaxException {
        var calculation = calculation(expression).orElse(null);
        if (calculation == null) return;
        for (var block : Explainer.in(Language.EN).explanation(calculation)) {
            if (!(block instanceof Block.Formula(var line, var _))) continue;
            int sign = line.lastIndexOf(" = ");
            assertThat(calculation(line.substring(0, sign)).orElseThrow().result())
                    .as(expression + ": " + line)
                    .hasToString(line.substring(sign + 3));
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource
    void eachLineIsTrueAsItStands(ValueFunction function) throws SyntaxException {
        for (var one : OPERANDS) {
            if (function.least() < 2) requireTrue(function.word() + "(" + one + ")");
            if (function.most() < 2) continue;
            for (var two : OPERANDS)
                requireTrue(function.word() + "(" + one + ", " + two + (function.least() > 2 ? ", 1)" : ")"));
        }
    }

    @Test
    void sumsOfFormsAreTrueAsTheyStand() throws SyntaxException {
        for (var one : OPERANDS)
            for (var two : OPERANDS)
                for (var sign : List.of(" + ", " - ", " * ", " xor "))
                    requireTrue("(" + one + ")" + sign + "(" + two + ")");
    }

    @Test
    void theFormThatCountsIsTheOneInTheLine() throws SyntaxException {
        assertThat(lines("ordinal-sum('{*|*}', 3)")).containsExactly("ordinal-sum('{*|*}', 3) = ^[3]");
        assertThat(lines("subordinate(^[3], {*|*})")).containsExactly("subordinate(^[3], {*|*}) = 3");
        assertThat(lines("misere-form(nim(1,1))")).containsExactly("misere-form(nim(1,1)) = *[0]");
        assertThat(lines("misere-nim-value(nim(1,1))"))
                .containsExactly("misere-form(nim(1,1)) = *[0]", "misere-nim-value(*[0]) = 1");
        assertThat(lines("ordinal-sum({*|*} + 0, 3)")).containsExactly("0 + 0 = 0", "ordinal-sum(0, 3) = 3");
        for (var language : Language.values()) {
            var canonical = Plain.text(Explainer.in(language)
                    .explanation(calculation("misere-outcome({*|*})").orElseThrow()));
            assertThat(Plain.text(Explainer.in(language)
                            .explanation(calculation("misere-outcome('{*|*}')").orElseThrow())))
                    .doesNotContain(canonical.substring(canonical.length() - 10));
        }
    }

    private static List<String> lines(String expression) throws SyntaxException {
        return Explainer.in(Language.EN).explanation(calculation(expression).orElseThrow()).stream()
                .filter(Block.Formula.class::isInstance)
                .map(block -> ((Block.Formula) block).text())
                .toList();
    }
}
