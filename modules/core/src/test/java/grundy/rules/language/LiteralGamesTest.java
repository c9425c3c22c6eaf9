package grundy.rules.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.LimitException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Games written as values are refused where they are read, or can be played to the end.
class LiteralGamesTest {
    private static final int DEEPEST = 3;
    private static final List<String> OPERANDS = List.of(
            "0",
            "1/2",
            "*2",
            "{1|0}",
            "+-1",
            "^",
            "^[2]",
            "on",
            "upon",
            "tiny(1)",
            "*[2]",
            "*omega",
            "'{0|0}'",
            "domineering(2x2)",
            "nim(3)",
            "1 + *",
            "2 * ^",
            "*2 xor *3",
            "*2^3",
            "on & off",
            "a{0||0|a}");

    private static void play(ValueExpression game, int depth) {
        if (depth == 0) return;
        for (var option : new LiteralGame().leftOptions(game)) play(option, depth - 1);
        for (var option : new LiteralGame().rightOptions(game)) play(option, depth - 1);
    }

    private static boolean isRead(String text) {
        try {
            var sum = new RuleLanguage(Catalogue.builtIn()).question(Source.of(text));
            for (var component : sum.components())
                if (LiteralGame.isIn(component)) play(LiteralGame.expression(component), DEEPEST);
            return true;
        } catch (SyntaxException | LimitException _) {
            return false;
        }
    }

    @Test
    void whateverStandsInAGameThatIsReadCanBePlayed() {
        var read = new ArrayList<String>();
        for (var operand : OPERANDS)
            for (var around :
                    List.of("%s", "{%s|0}", "{1||%s|-1}", "+-{%s,0}", "* + {%s|%<s}", "tiny(%s)", "{-(%s)|}")) {
                var text = around.formatted(operand);
                if (isRead(text)) read.add(text);
            }
        for (var function : ValueFunction.values()) {
            int most = Math.min(function.most(), 3);
            var text = "{" + function.word() + "(" + String.join(", ", Collections.nCopies(most, "1")) + ")|0}";
            if (isRead(text)) read.add(text);
        }
        assertThat(read)
                .contains("{1/2|0}", "* + {{1|0}|{1|0}}", "tiny(tiny(1))", "{tiny(1)|0}", "+-{1 + *,0}")
                .doesNotContain("{mean(1)|0}", "{domineering(2x2)|0}", "*2^3", "+-{2 * ^,0}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"*2^3", "{nim(3)|0}", "misere {mean(1)|0}", "nim(3) + {0|0}^2", "{*[2]|0}"})
    void whatHasNoOptionsIsRefusedInItsPlace(String text) {
        assertThatThrownBy(() -> new RuleLanguage(Catalogue.builtIn()).question(Source.of(text)))
                .isInstanceOf(SyntaxException.class)
                .hasMessageContaining("options of its own");
    }
}
