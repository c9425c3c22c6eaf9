package grundy.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The phrase books agree with each other and with the sources: every text is there in both languages, and none is
/// there in vain.
class PhraseBookTest {
    private static final Path PHRASES = Path.of("src/main/resources/grundy/text");
    private static final List<Path> SOURCES = Stream.of(
                    "core", "strategic", "prove", "store", "present", "contest", "cli")
            .map(module -> Path.of("..", module, "src/main/java"))
            .toList();
    private static final Pattern GAP = Pattern.compile("\\{([A-Za-z][A-Za-z0-9]*)}");
    private static final Pattern LITERAL = Pattern.compile("\"([a-z]+(?:[.][a-z0-9-]+)*[.]?)\"");

    /// Keys that the sources put together from a part that stands in them and a name: `cli.show` from `"cli." +
    /// name`.
    private static final Pattern MADE = Pattern.compile(
            "(cli|duel[.]progress|explain[.]formula|cli[.]show|cli[.]group|play[.]help)[.][a-z-]+|theorem[.][a-z0-9-]+[.](name|says)"
                    + "|topic[.][a-z-]+[.](names|about)");

    private static final Pattern WORD = Pattern.compile("\\b[a-z]{4,}\\b");
    private static final Pattern HAN = Pattern.compile("\\p{IsHan}");

    @Test
    void bothLanguagesHaveTheSamePhrases() {
        assertThat(PhraseBook.of(Language.ZH).keys())
                .isEqualTo(PhraseBook.of(Language.EN).keys());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en.properties", "zh.properties"})
    void noKeyIsThereTwice(String file) throws IOException {
        assertThat(lines(file).map(line -> line.substring(0, line.indexOf('='))).toList())
                .doesNotHaveDuplicates();
    }

    @Test
    void aPhraseHasTheSameGapsInBothLanguages() {
        for (var key : PhraseBook.of(Language.EN).keys())
            assertThat(gaps(phrase(key, Language.ZH))).as(key).isEqualTo(gaps(phrase(key, Language.EN)));
    }

    @ParameterizedTest
    @EnumSource
    void noPhraseIsEmpty(Language language) {
        for (var key : PhraseBook.of(language).keys())
            assertThat(phrase(key, language)).as(key).isNotEmpty();
    }

    @Test
    void everyKeyInTheSourcesHasAPhrase() throws IOException {
        var keys = PhraseBook.of(Language.EN).keys();
        var sections = keys.stream().map(PhraseBookTest::section).collect(Collectors.toSet());
        assertThat(literals()).isNotEmpty();
        for (var literal : literals()) {
            if (!literal.contains(".") || !sections.contains(section(literal))) continue;
            if (literal.endsWith(".")) assertThat(keys).as(literal).anyMatch(key -> key.startsWith(literal));
            else assertThat(keys).contains(literal);
        }
    }

    @Test
    void everyPhraseIsUsed() throws IOException {
        var literals = literals();
        var unused = new TreeSet<>(PhraseBook.of(Language.EN).keys());
        unused.removeAll(literals);
        unused.removeIf(key -> MADE.matcher(key).matches() && literals.contains(beginning(key)));
        assertThat(unused).isEmpty();
    }

    @Test
    void chinesePhrasesAreChinese() {
        for (var key : PhraseBook.of(Language.ZH).keys()) {
            var words = WORD.matcher(GAP.matcher(phrase(key, Language.EN)).replaceAll(""))
                    .results()
                    .count();
            if (words > 1) assertThat(phrase(key, Language.ZH)).as(key).containsPattern(HAN);
        }
    }

    @Test
    void englishPhrasesAreNotChinese() {
        for (var key : PhraseBook.of(Language.EN).keys())
            if (!key.startsWith("play."))
                assertThat(phrase(key, Language.EN)).as(key).doesNotContainPattern(HAN);
    }

    @Test
    void fillsGapsWithValuesAndWithMessagesInTheSameLanguage() {
        var inner = Message.of("explain.heap", "number", 7);
        assertThat(Message.of("explain.example", "move", inner).in(Language.EN))
                .contains("heap 7")
                .doesNotContain("{");
        assertThat(Message.of("explain.example", "move", inner).in(Language.ZH))
                .contains("第 7 堆")
                .doesNotContain("{");
    }

    @Test
    void doesNotFillAgainWhatAValueBrings() {
        assertThat(Message.of("explain.example", "move", "{move} {}").in(Language.EN))
                .contains("{move} {}");
    }

    @Test
    void aKeyWithoutAPhraseIsAFaultOfTheProgram() {
        assertThatThrownBy(() -> Message.of("no.such.key").in(Language.EN))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("no.such.key");
    }

    private static String phrase(String key, Language language) {
        return Message.of(key).in(language);
    }

    private static Set<String> gaps(String phrase) {
        return GAP.matcher(phrase)
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String section(String key) {
        return key.substring(0, key.indexOf('.'));
    }

    /// @return the part of a made key that stands in the sources, with the dot at its end
    private static String beginning(String key) {
        return key.startsWith("theorem.") || key.startsWith("topic.")
                ? key.substring(0, key.indexOf('.') + 1)
                : key.substring(0, key.lastIndexOf('.') + 1);
    }

    private static Stream<String> lines(String file) throws IOException {
        return Files.readAllLines(PHRASES.resolve(file)).stream()
                .filter(line -> !line.startsWith("#") && line.contains("="));
    }

    private static Set<String> literals() throws IOException {
        var literals = new TreeSet<String>();
        for (var folder : SOURCES) {
            try (var files = Files.walk(folder)) {
                for (var file :
                        files.filter(path -> path.toString().endsWith(".java")).toList())
                    LITERAL.matcher(Files.readString(file)).results().forEach(match -> literals.add(match.group(1)));
            }
        }
        return literals;
    }
}
