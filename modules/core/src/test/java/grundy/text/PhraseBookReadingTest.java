package grundy.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Properties;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PhraseBookReadingTest {
    @ParameterizedTest
    @EnumSource
    void readsWhatJavaReadsInAPropertiesFile(Language language) throws IOException {
        var expected = new Properties();
        var file = language.name().toLowerCase(Locale.ROOT) + ".properties";
        try (var reader = new InputStreamReader(PhraseBook.class.getResourceAsStream(file), StandardCharsets.UTF_8)) {
            expected.load(reader);
        }
        var book = PhraseBook.of(language);
        assertThat(book.keys()).isNotEmpty().isEqualTo(expected.stringPropertyNames());
        for (var key : book.keys())
            assertThat(Message.of(key).in(language))
                    .as(key)
                    .isEqualTo(expected.getProperty(key).replaceAll("[⟦⟧]", ""));
    }
}
