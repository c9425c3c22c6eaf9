package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.testkit.SourceFiles;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Locale;
import java.util.Properties;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Where all modules are on the class path, a phrase is found in the book of whatever module brings it; what marks its
/// formulas is not shown.
class PhraseBooksTest {
    @ParameterizedTest
    @ValueSource(strings = {"strategic", "prove", "store", "present", "contest", "cli"})
    void phrasesAreReadFromTheBooksOfTheirModules(String module) throws IOException {
        for (var language : Language.values()) {
            var file = language.name().toLowerCase(Locale.ROOT) + ".properties";
            try (var folders =
                    Files.list(SourceFiles.module(module).resolve("src/main/resources/grundy/phrase-books"))) {
                for (var folder : folders.toList()) {
                    var phrases = new Properties();
                    try (var reader = Files.newBufferedReader(folder.resolve(file))) {
                        phrases.load(reader);
                    }
                    assertThat(phrases).isNotEmpty();
                    for (var key : phrases.stringPropertyNames())
                        assertThat(Message.of(key).in(language))
                                .isEqualTo(phrases.getProperty(key).replaceAll("[⟦⟧]", ""));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"explain.no-such-phrase", "judge.no-such-phrase", "no-such-book.phrase"})
    void aMissingPhraseIsAFaultOfTheProgram(String key) {
        assertThatThrownBy(() -> Message.of(key).in(Language.ZH))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(key.replace(".phrase", ""))
                .hasMessageContaining("zh.properties");
    }
}
