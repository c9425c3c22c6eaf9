package grundy.explain;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.question.ExpressionQuestion;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.text.Language;
import grundy.value.NimField64;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What is said about nimbers and products of coin games is right, in both languages.
class NimbersExplainedTest {
    private static final Pattern BOTH = Pattern.compile(
            "So the factor of \\*([0-9]+) is [^=]*= \\*?([0-9]+); and .*?, [^=]* = \\*?[0-9]+, [^=]*= \\*?([0-9]+)\\. "
                    + "The product is (?:.* = )?\\*([0-9]+)\\. ⊗");

    private static String explained(String expression, Language language) throws SyntaxException {
        var calculation =
                new Solver(Limits.DEFAULT).solve(new ExpressionQuestion(ValueParser.parse(Source.of(expression))));
        return Plain.text(Explainer.in(language).explanation(calculation));
    }

    @Tag("slow")
    @Test
    void theStepsOfAProductLeadToTheProduct() throws SyntaxException {
        var random = new Random(20261125);
        int both = 0;
        for (int i = 0; i < 500; i++) {
            long a = 2L + random.nextInt(1 << 2 + random.nextInt(28));
            long b = 2L + random.nextInt(1 << 2 + random.nextInt(28));
            var text = explained("*" + a + " * *" + b, Language.EN);
            long product = NimField64.multiply(a, b);
            assertThat(text).startsWith("*%d ⊗ *%d = %s".formatted(a, b, product == 1 ? "* " : "*" + product));
            var matcher = BOTH.matcher(text);
            if (!matcher.find()) continue;
            both++;
            long power = Long.parseLong(matcher.group(1));
            long named = Long.parseLong(matcher.group(2)) * power ^ Long.parseLong(matcher.group(3));
            assertThat(named).as(text).isEqualTo(product);
            assertThat(Long.parseLong(matcher.group(4))).isEqualTo(named);
        }
        assertThat(both).isGreaterThan(100);
    }

    @Test
    void aSmallerNumberIsMultipliedAsUsual() throws SyntaxException {
        assertThat(explained("*3 * *16", Language.EN))
                .contains("A Fermat power multiplies smaller numbers as usual, so the product is *3⊗*16 = *48.");
    }

    @Test
    void theResultIsDescribed() throws SyntaxException {
        assertThat(explained("*13", Language.EN))
                .isEqualTo("*13 is 1101 in binary and lies in the field of the nimbers below 2^4. Its inverse is *14, "
                        + "its square root *8, its order 5 (the least n with *13^n = *).");
        assertThat(explained("*13", Language.ZH)).contains("二进制是 1101").contains("阶为 5");
        assertThat(explained("*1 + *1", Language.ZH)).startsWith("* ⊕ * = 0").contains("异或和");
        assertThat(explained("0", Language.EN)).isEmpty();
    }

    @Test
    void productsOfCoinGamesAreShownHeadByHead() {
        var english = Explained.english("turning-corners (3,4) (5,2)");
        assertThat(english)
                .contains("This is the product of two games of turning coins, twins x twins")
                .containsPattern("\\(3,4\\) +2 +3 +1 ")
                .containsPattern("\\(5,2\\) +4 +1 +4 ")
                .containsPattern("nim-sum +5 ")
                .contains("The moves that win are those with s ⊗ t = 5.")
                .contains("(turn rows 2, 5, columns 1, 2)");
        assertThat(Explained.chinese("ruler x twins (2,3) (1,4)"))
                .contains("rulerxtwins")
                .contains("异或和为0：怎么走都输。");
    }
}
