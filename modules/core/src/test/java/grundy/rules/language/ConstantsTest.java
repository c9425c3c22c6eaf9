package grundy.rules.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.rules.RuleTree;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Language;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A constant that cannot be worked out is refused where it stands.
class ConstantsTest {
    private static SyntaxException refused(String rules) {
        try {
            new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules));
        } catch (SyntaxException refused) {
            return refused;
        }
        throw new AssertionError(rules + " was read");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7^(7^7)",
                "3^(3^(3^3))",
                "(2)^(600000) * (2)^(600000)",
                "(9 if 1 < 2 else 3)^999999",
                "-(7^(7^7))",
                "max(7^(7^7), 3)"
            })
    void oneThatIsTooLong(String constant) {
        for (var condition : List.of("k mod (%s) == 1", "n < %s", "n mod (%s) == 0", "k in {1, %s + n}")) {
            var rules = "(n): (n-k) where " + condition.formatted(constant);
            assertThat(refused(rules).getMessage()).as(rules).contains("more than 1048576 binary digits", "^");
            assertThat(refused(rules).in(Language.ZH)).as(rules).contains("1048576 位");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "abs(0-2^100000)",
                "2^100000 mod 7",
                "floor(2^90000 / 3^50000)",
                "-(2^100000)",
                "(2)^200000",
                "max(3, bits(2^100000) * 2^5000)",
                "(2^100000 if 1 < 2 else 3)",
                "floor(phi*2^100000)"
            })
    void oneThatTakesLongArithmeticIsANumberOnceItIsRead(String constant) throws SyntaxException {
        var rules = "(n): (%s) where %s > n".formatted(constant, constant);
        var alternative = moves(rules).alternatives().getFirst();
        assertThat(alternative.parts().getFirst().getFirst() instanceof Expression.Number)
                .as(rules)
                .isTrue();
        assertThat(((Condition.Comparison) alternative.where()).left() instanceof Expression.Number)
                .as(rules)
                .isTrue();
    }

    @Test
    void shortOnesStayAsTheyWereWritten() throws SyntaxException {
        assertThat(moves("(n): (n-2*3)")).isEqualTo(moves("(n): (n - (2*3))")).isNotEqualTo(moves("(n): (n-6)"));
    }

    private static RuleTree.Moves moves(String rules) throws SyntaxException {
        return (RuleTree.Moves) new RuleLanguage(Catalogue.builtIn())
                .rules(Source.of(rules))
                .game()
                .rules();
    }

    @ParameterizedTest
    @ValueSource(strings = {"7 mod (3 - 3)", "1 / 0", "sqrt(1 - 2)", "twos(0)", "2^(0 - 1)", "valuation(8, 1)"})
    void oneThatIsNotDefined(String constant) {
        assertThat(refused("(n): (n-k) where k < " + constant).getMessage())
                .contains("line 1, column 22: this has no value: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"x[1]", "min(n, x[2])", "2*x[n]^2", "n[1]", "3 and x[1] < 4"})
    void aNumberOfAListIsForClaims(String expression) {
        for (var rules : List.of("(n): (n-k) where k <= " + expression, "(n): (n-1) where n == 1 + " + expression)) {
            int column = rules.replaceAll("[nx]\\[.*", "").length() + 1;
            for (var text : List.of(rules, rules + " 40"))
                assertThatThrownBy(
                                () -> RuleLanguage.ofPeople(Catalogue.builtIn()).question(Source.of(text)))
                        .as(text)
                        .isInstanceOfSatisfying(SyntaxException.class, fault -> {
                            assertThat(fault.column()).isEqualTo(column);
                            assertThat(fault.in(Language.EN)).contains("[...]\" goes through the numbers x[1]");
                            assertThat(fault.in(Language.ZH)).contains("[...]”遍历局面中的数 x[1]");
                        });
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"length(n)", "sum(j for j where j <= 3)", "min(n for j)", "count(j where j < n)", "xor(k for j)"
            })
    void whatGoesThroughAListIsForClaims(String expression) {
        assertThat(refused("(n): (n-k) where k <= " + expression).getMessage())
                .contains("goes through the numbers x[1], x[2], ...");
        assertThat(refused("(n): (n-k) where all(k > n for j)").getMessage()).contains("\"all\" goes through");
        assertThatThrownBy(() -> ClaimParser.claim("g = " + expression, List.of("n", "k"), Map.of()))
                .isInstanceOf(SyntaxException.class)
                .hasMessageContaining("goes through the numbers");
        assertThatThrownBy(() -> ClaimParser.claim("g = n[1]", List.of("n"), Map.of()))
                .isInstanceOf(SyntaxException.class);
    }
}
