package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.command.Command;
import grundy.text.Language;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Whoever is refused for bad input gets a line that runs, at every command and in both languages; and the examples of
/// the commands do run.
class RefusalsWithALineTest {
    /// It goes on until it is ended, and the other one needs a program that is fetched.
    private static final List<String> NOT_RUN = List.of("serve", "survey");

    /// Words with which a command is content, so that an option is what is wrong.
    private static final Map<String, List<String>> WORDS = Map.ofEntries(
            Map.entry("solve", List.of("nim", "3")),
            Map.entry("values", List.of("nim")),
            Map.entry("pattern", List.of("0 1 2 0 1 2")),
            Map.entry("prove", List.of("take 1..2")),
            Map.entry("quotient", List.of("0.77")),
            Map.entry("play", List.of("nim", "3")),
            Map.entry("learn", List.of("nim")),
            Map.entry("exercise", List.of("nim")),
            Map.entry("graph", List.of("-")),
            Map.entry("matrix", List.of("1 2; 3 0")),
            Map.entry("tree", List.of("centipede")),
            Map.entry("eval", List.of("1")),
            Map.entry("judge", List.of("HDU1846")),
            Map.entry("duel", List.of("HDU1846", "--", "true")),
            Map.entry("emit", List.of("HDU1846")),
            Map.entry("games", List.of("nim")),
            Map.entry("show", List.of("nim")));

    private static final List<List<String>> BAD = List.of(
            List.of(),
            List.of("xyz"),
            List.of("nofile.txt"),
            List.of("./nofile"),
            List.of("0 1 2 x"),
            List.of("{1|2"),
            List.of("1/3"),
            List.of("nim", "3", "x"),
            List.of("--nosuch"),
            List.of("--json=3"));

    private static final Pattern LINE = Pattern.compile("(?m)(?:Maybe|For example|是不是(?:想写|想找)?|是否想写|例如)[:：]\\s*\\S"
            + "|Did you mean|grundy (?!games\\b)[a-z]+ [^\\s\\p{Lu}-]");

    @TempDir
    private Path folder;

    private static List<List<String>> lines() {
        var lines = new ArrayList<List<String>>();
        for (var name : Commands.BY_NAME.keySet()) {
            if (!name.equals("serve"))
                for (var bad : BAD)
                    lines.add(Stream.concat(Stream.of(name), bad.stream()).toList());
            var options = CommandLineParser.command(
                            name, Commands.BY_NAME.get(name).get(), Language.EN)
                    .options();
            for (var option : options) {
                if (option.arity().max() == 0 || option.longestName().equals("--lang")) continue;
                var words = WORDS.getOrDefault(name, List.of("xyz"));
                lines.add(Stream.concat(Stream.of(name, option.longestName() + "=none/such"), words.stream())
                        .toList());
            }
        }
        lines.add(List.of("xyz"));
        lines.add(List.of("nim"));
        lines.add(List.of("solve", "nim", "3", "--to"));
        return lines;
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource(Language.class)
    void everyRefusalSaysWhatRuns(Language language) {
        var without = new TreeMap<String, String>();
        int refused = 0;
        for (var line : lines()) {
            var asked = Stream.concat(Stream.of("--lang", language.name().toLowerCase(Locale.ROOT)), line.stream())
                    .toArray(String[]::new);
            var ran = Ran.run("a b\n", asked);
            if (ran.status() != Command.BAD_INPUT) continue;
            refused++;
            if (!LINE.matcher(ran.err()).find()) without.put(String.join(" ", line), ran.err());
        }
        assertThat(without).isEmpty();
        assertThat(refused).isGreaterThan(200);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
        eval 1/3               ; grundy eval "
        eval {1|2              ; grundy eval "
        values nim --to abc    ; grundy values
        pattern 0 1 2 x        ; grundy pattern "
        play xyz               ; grundy play
        graph nofile           ; grundy graph
        check nofile           ; grundy check
        learn xyz              ; grundy learn nim
        tree nofile            ; grundy tree
        matrix nofile          ; grundy matrix "
        solve nim 3 --lang fr  ; grundy solve
        xyz                    ; grundy solve
        """)
    void theLineIsOfTheCommandThatWasAsked(String line, String said) {
        for (var ran : List.of(Ran.run("", line.split(" ")), Ran.run("", ("--lang zh " + line).split(" "))))
            assertThat(ran.err().lines().reduce((_, last) -> last).orElse("")).contains(said);
    }

    @Test
    void aTreeIsNotRefusedInTheWordsOfATable() {
        assertThat(Ran.run("", "tree", "nofile").err()).contains("game tree").doesNotContain("3,3");
        assertThat(Ran.run("", "matrix", "nofile").err()).contains("table").doesNotContain("tree");
    }

    @Test
    void lessonsAreListedWithTheirTitles() {
        assertThat(Ran.run("", "learn", "xyz").err()).contains("  4  nim ", "Nim, and why XOR");
        assertThat(Ran.run("", "learn", "xyz", "--lang", "zh").err()).contains("Nim 与异或");
    }

    @Test
    void aRefusalBeginsAsASentenceDoes() {
        for (var line : List.of("solve nim 3 --lang fr", "xyz", "graph nofile", "solve --nosuch", "solve", "check"))
            assertThat(Ran.run("", line.split(" ")).err()).as(line).matches("(?s)[A-Z\"].*");
        assertThat(Ran.run("", "tree", "nofile").err()).startsWith("nofile ");
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource(Language.class)
    void theExampleOfEachCommandRuns(Language language) {
        for (var name : Commands.BY_NAME.keySet()) {
            var example = ExampleLine.of(name, language);
            assertThat(example).contains("grundy " + name);
            if (NOT_RUN.contains(name)) continue;
            for (var line : example.split(" && ")) {
                var piped = line.split(" \\| ");
                var ran = Ran.run(piped.length > 1 ? "a b\n" : "", words(piped[piped.length - 1]));
                assertThat(ran.status()).as(line + "\n" + ran.err()).isZero();
            }
        }
    }

    private String[] words(String line) {
        return Pattern.compile("\"([^\"]*)\"|(\\S+)")
                .matcher(line)
                .results()
                .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
                .map(word -> word.endsWith(".json") || word.endsWith(".py")
                        ? folder.resolve(word).toString()
                        : word)
                .skip(1)
                .toArray(String[]::new);
    }
}
