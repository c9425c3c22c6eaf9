package grundy.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Ran;
import grundy.testkit.DrawnCases;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Libraries say which limit was reached; how it is raised here the command line says.
class LimitHintsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/grundy/text/en.properties",
                "/grundy/text/zh.properties",
                "/grundy/phrase-books/matrix/en.properties",
                "/grundy/phrase-books/matrix/zh.properties",
                "/grundy/phrase-books/tree/en.properties",
                "/grundy/phrase-books/tree/zh.properties"
            })
    void noLibraryNamesAnOptionWhereALimitIsReached(String book) throws IOException {
        var phrases = new Properties();
        try (var in = LimitHintsTest.class.getResourceAsStream(book)) {
            assertThat(in).as(book).isNotNull();
            phrases.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
        assertThat(phrases).isNotEmpty();
        phrases.forEach((key, text) -> {
            if (key.toString()
                    .matches("(?:.*\\.)?limit\\..*|.*\\.limit|turns\\..*|compound\\..*|subtraction\\..*|breaking\\..*"))
                assertThat(text.toString())
                        .as(key.toString())
                        .doesNotContain("--")
                        .doesNotContain("GRUNDY_");
        });
    }

    @DrawnCases(oneIn = 2)
    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "solve; misere kayles; 60; --limit; 1000; --limit N raises the limit",
                "solve; misere kayles; 400; --time; 0; --time S raises the limit",
                "solve; moore[?]; 100 100; --time; 0; --from N continues from there",
                "values; misere grundys-game; --to=100; --limit; 1000; --limit N raises the limit",
            })
    void theCommandLineSaysHowItIsRaised(
            String command, String rules, String position, String option, String value, String said) {
        var ran = Ran.command(command, "", rules, position, option, value);
        assertThat(ran.status()).isEqualTo(3);
        assertThat(ran.err()).contains(said);
    }

    @Test
    void aCommandToTypeInStaysLast() {
        var ran = Ran.command("solve", "", "misere blocking-bash", "60", "--limit", "10");
        assertThat(ran.err())
                .contains("--limit N raises the limit")
                .containsPattern("grundy prove misere blocking-bash\\s*$");
        var split = Ran.command("solve", "", "misere grundys-game", "60", "--limit", "1000");
        assertThat(split.err()).doesNotContain("grundy prove");
    }

    @Test
    void whatNoOptionRaisesHasNoHint() {
        var ran = Ran.command("solve", "", "every wythoff", "10^9 10^9");
        assertThat(ran.status()).isEqualTo(3);
        assertThat(ran.err()).contains("at least").doesNotContain("--");
    }
}
