package grundy.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Sentences write the nimber 1 as every value does: `*`, and the nimber 0 as `0`.
class WrittenNimbersTest {
    /// `*1`, `*0`, or a star before a number that may be 1.
    private static final Pattern SPELT_OUT = Pattern.compile("\\*(?:[01](?![0-9])|\\{)");

    /// What may be typed.
    private static final Set<String> INPUT = Set.of("value.syntax.value");

    @Test
    void noSentenceSpellsOutTheNimber1() throws IOException {
        for (var language : List.of("en", "zh")) {
            var sentences = new Properties();
            try (var in = WrittenNimbersTest.class.getResourceAsStream("/grundy/text/" + language + ".properties")) {
                sentences.load(new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8));
            }
            assertThat(sentences).hasSizeGreaterThan(1000);
            for (var key : sentences.stringPropertyNames())
                if (!INPUT.contains(key))
                    assertThat(SPELT_OUT.matcher(sentences.getProperty(key)).find())
                            .as("%s %s: %s", language, key, sentences.getProperty(key))
                            .isFalse();
        }
    }
}
