package grundy.text;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What people read has none of the words that `docs/glossary.md` lists as words to avoid: phrase books, guides,
/// lessons, and the texts of games and problems.
class WordsToAvoidTest {
    private static final Path GLOSSARY = SourceFiles.root().resolve("docs/glossary.md");
    private static final String SECTION = "## Words to avoid";
    private static final Pattern HAN = Pattern.compile("\\p{IsHan}");

    /// Names by which people look for something may be any.
    private static final Pattern NAMES = Pattern.compile("topic\\.[a-z-]+\\.names=.*");

    /// @param except longer words that hold it and may stand
    private record Word(String word, List<String> except, Pattern pattern) {
        Word(String word, List<String> except) {
            this(word, except, Pattern.compile((HAN.matcher(word).find() ? "" : "\\b") + Pattern.quote(word)));
        }

        boolean isIn(String line) {
            var text = line.toLowerCase(Locale.ROOT);
            if (!text.contains(word)) return false;
            for (var allowed : except) text = text.replace(allowed, "");
            return pattern.matcher(text).find();
        }
    }

    private static List<Word> words(Language language) throws IOException {
        var words = new ArrayList<Word>();
        var head = language == Language.EN ? "| English |" : "| 中文 |";
        boolean isHere = false;
        for (var line : Files.readString(GLOSSARY)
                .split(SECTION, 2)[1]
                .split("\n## ", 2)[0]
                .lines()
                .toList()) {
            if (!line.startsWith("| ")) isHere = false;
            else if (line.startsWith(head)) isHere = true;
            else if (isHere && !line.startsWith("| ---")) {
                var cells = line.split("\\|", -1);
                var except = Arrays.stream(cells[3].strip().split("[,、] *"))
                        .filter(each -> !each.isEmpty())
                        .toList();
                words.add(new Word(cells[1].strip().toLowerCase(Locale.ROOT), except));
            }
        }
        return words;
    }

    /// The guides for those who change the program, and the glossary itself, speak as they do.
    private static final Pattern OF_DEVELOPERS = Pattern.compile(".*/(?:glossary|mutation|engines|scale)\\.md");

    private static Stream<Path> files(Language language) throws IOException {
        boolean isEnglish = language == Language.EN;
        var root = SourceFiles.root();
        var book = isEnglish ? "/en.properties" : "/zh.properties";
        try (var docs = Files.list(root.resolve("docs"))) {
            var texts = Stream.of(
                            SourceFiles.below(root.resolve("modules/course/lessons"), ".md").stream(),
                            docs.filter(file -> file.toString().endsWith(".md")).toList().stream(),
                            Stream.of(root.resolve("README.md"), root.resolve("README.zh-CN.md")))
                    .flatMap(each -> each)
                    .filter(file -> !file.toString().endsWith(".zh-CN.md") == isEnglish)
                    .filter(file -> !OF_DEVELOPERS.matcher(file.toString()).matches());
            return Stream.concat(SourceFiles.all(book).stream(), texts);
        }
    }

    /// @return lines that people read, with where they stand
    private static List<String> lines(Language language) throws IOException {
        var lines = new ArrayList<String>();
        for (var file : files(language).toList()) {
            int number = 0;
            for (var line : Files.readAllLines(file))
                if (!NAMES.matcher(line).matches()) lines.add(read(file, ++number, line));
        }
        for (var file : SourceFiles.below(SourceFiles.root().resolve("games"), ".game", ".problem")) {
            int number = 0;
            for (var line : Files.readAllLines(file)) {
                number++;
                boolean isChinese = line.contains(".zh ") || HAN.matcher(line).find();
                if (isChinese == (language == Language.ZH) && !line.startsWith("name"))
                    lines.add(read(file, number, line));
            }
        }
        return lines;
    }

    private static String read(Path file, int number, String line) {
        var text = line.indexOf('=') > 0 && file.toString().endsWith(".properties")
                ? line.substring(line.indexOf('=') + 1)
                : line;
        return SourceFiles.root().relativize(file) + ":" + number + ": " + text;
    }

    @ParameterizedTest
    @EnumSource
    void nobodyReadsAWordToAvoid(Language language) throws IOException {
        var words = words(language);
        assertThat(words).hasSizeGreaterThan(5);
        var lines = lines(language);
        assertThat(lines).hasSizeGreaterThan(3000);
        var avoidable = new ArrayList<String>();
        for (var line : lines)
            for (var word : words) if (word.isIn(line.split(": ", 2)[1])) avoidable.add(word.word() + " in " + line);
        assertThat(avoidable).isEmpty();
    }

    @Test
    void aWordIsFoundWhereverItBegins() {
        var told = new Word("told", List.of("foretold you"));
        assertThat(told.isIn("It is Told by")).isTrue();
        assertThat(told.isIn("retold")).isFalse();
        assertThat(new Word("和局", List.of("和局面")).isIn("胜负和局面")).isFalse();
        assertThat(new Word("和局", List.of("和局面")).isIn("走成和局。")).isTrue();
    }
}
