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
import java.util.regex.Pattern;
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

    /// One word for one thing, as docs/glossary.md fixes it; what people may look for by another name is no matter.
    @ParameterizedTest
    @ValueSource(strings = {"core", "strategic", "prove", "store", "present", "contest", "web", "cli"})
    void chineseUsesTheWordsOfTheGlossary(String module) throws IOException {
        var others = Pattern.compile("着法|和棋|和局(?!面)|尼姆值|参与者|质因数|普通规则|不平等|支配|分量|台阶尼姆|先走者|八进制代码");
        for (var file :
                SourceFiles.below(SourceFiles.module(module).resolve("src/main/resources/grundy"), "zh.properties"))
            assertThat(Files.readAllLines(file).stream()
                            .filter(line -> !line.matches("topic\\.[a-z-]+\\.names=.*"))
                            .filter(line -> others.matcher(line).find()))
                    .as(file.toString())
                    .isEmpty();
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
