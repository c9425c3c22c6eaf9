package grundy.rules;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever is typed gives a sum or a clear error, soon and in little memory.
@Tag("slow")
@EveryTurn
class HostileInputTest {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());
    private static final int TEN_MEGABYTES = 10_000_000;
    private static final int MILLION = 1_000_000;
    private static final List<String> PIECES = List.of(
            "nim",
            "wythoff",
            "威佐夫",
            "take",
            "any",
            "or",
            "then",
            "may",
            "split",
            "left",
            "right",
            "players",
            "every",
            "some",
            "misere",
            "(",
            ")",
            "[",
            "]",
            "{",
            "}",
            ",",
            ";",
            ":",
            "|",
            "+",
            "-",
            "*",
            "/",
            "^",
            "..",
            ".",
            "<",
            "<=",
            "==",
            "!=",
            "where",
            "and",
            "not",
            "in",
            "mod",
            "n",
            "a",
            "b",
            "k",
            "0",
            "1",
            "3",
            "7",
            "10",
            "0.77",
            "4.[3]",
            "99999999999999999999",
            "floor",
            "phi",
            "min",
            "xor",
            "if",
            "else",
            "for",
            "all",
            "chomp",
            "（",
            "，",
            "\u202e",
            "\u0000",
            "\uD83D",
            "é",
            "#",
            "\n",
            "@",
            "\"",
            "'",
            "_",
            "?");

    private static String outcome(String text) {
        try {
            var sum = LANGUAGE.question(Source.of(text));
            return "a sum of " + sum.components().size();
        } catch (SyntaxException e) {
            return e.getMessage();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(",
                "[",
                "{",
                ")",
                "[(",
                "take {",
                "left ",
                "(a):(",
                "(n): (n-k) where (",
                "(n): (n-k) where not ",
                "every ",
                "-",
                "+",
                "nim(",
                "(n): (-"
            })
    void tenMegabytesOfOneThing(String piece) {
        assertThat(outcome(piece.repeat(TEN_MEGABYTES / piece.length())))
                .contains("line 1, column")
                .hasSizeLessThan(2000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"(", "-", "(a if ", "min(", "(not "})
    void nestingAHundredThousandDeep(String piece) {
        assertThat(outcome("(n): (n-k) where " + piece.repeat(100_000) + "n"))
                .contains("line 1, column")
                .hasSizeLessThan(2000);
        assertThat(outcome("(n): (" + piece.repeat(100_000) + "n"))
                .contains("line 1, column")
                .hasSizeLessThan(2000);
    }

    @Test
    void aNumberOfAMillionDigits() {
        assertThat(outcome("nim " + "9".repeat(MILLION))).contains("has 1000000 digits; the limit is 100000");
        assertThat(outcome("take 1.." + "9".repeat(MILLION) + " 5")).contains("the limit is 100000");
        assertThat(outcome("nim 10^" + "9".repeat(MILLION))).contains("limit");
        assertThat(outcome("nim 9^999999999")).contains("limit");
        assertThat(outcome("nim " + "9".repeat(100_000))).isEqualTo("a sum of 1");
    }

    @Test
    void aMillionHeapsAreAPosition() {
        assertThat(outcome("nim " + "18446744073709551615 ".repeat(MILLION))).isEqualTo("a sum of 1000000");
    }

    @Test
    void longNamesAreCutInTheError() {
        assertThat(outcome("x".repeat(TEN_MEGABYTES)))
                .contains("no game called")
                .hasSizeLessThan(2000);
        assertThat(outcome("x ".repeat(TEN_MEGABYTES / 2)))
                .contains("no game called")
                .hasSizeLessThan(2000);
    }

    @DrawnCases(oneIn = 2)
    @RepeatedTest(8)
    void randomTextsNeverCrashTheParser(RepetitionInfo repetition) {
        long seed = CaseCount.seed(repetition.getCurrentRepetition());
        var random = CaseCount.random(seed);
        for (int i = 0; i < CaseCount.of(2_000); i++) {
            var text = new StringBuilder();
            for (int n = random.nextInt(25); n >= 0; n--) {
                text.append(PIECES.get(random.nextInt(PIECES.size())));
                if (random.nextBoolean()) text.append(' ');
            }
            Assertions.assertDoesNotThrow(() -> outcome(text.toString()), () -> "seed " + seed + ": " + text);
        }
    }
}
