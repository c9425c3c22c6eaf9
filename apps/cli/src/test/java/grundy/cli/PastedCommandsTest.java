package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.present.words.ShellText;
import grundy.rules.CatalogueEntry;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.CatalogueTopics;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A command that an answer tells to type stands whole on one line, however narrow the terminal, and a shell hands it
/// on as it is meant.
@EveryTurn
class PastedCommandsTest {
    private static final String NAMES = String.join("|", Commands.BY_NAME.keySet());

    /// At the beginning of a line, behind a colon or the name of a field up to the end of the line; or in quotation
    /// marks.
    private static final Pattern COMMAND = Pattern.compile(
            "(?m)(?:^ *|: |：|\\S {2,})(grundy (?:" + NAMES + ")\\b.*)$|[\"“](grundy (?:" + NAMES + ")\\b[^\"”]*)[\"”]");

    /// What stands for something else.
    private static final Pattern PLACEHOLDER =
            Pattern.compile("\\b[A-Z]{4,}\\b|…|\\.\\.\\.|规则|题目|程序|文件|游戏名|输入|^grundy [a-z]+ \\[");

    /// Commands that answer without a word more; serve would go on for ever.
    private static final Set<String> NEED_NO_WORD = Set.of("games", "completion", "prove", "serve");

    private static final List<String> RULES = List.of(
            "(a, b): (a-k, b) | (a, b-k) | (a-k, b-k) where 2*k < a",
            "misere (a, b): (a-k, b) | (a, b-k) | (a-2*k, b-k)",
            "(a, b): (a-k, b) where k <= b and b > 0 | (a, b-1)");

    @TempDir
    private Path folder;

    private static Set<String> commands(Ran ran) {
        var found = new TreeSet<String>();
        COMMAND.matcher(ran.out() + "\n" + ran.err()).results().forEach(match -> {
            var command = match.group(1) == null ? match.group(2) : match.group(1);
            if (!PLACEHOLDER.matcher(command).find()) found.add(command.strip());
        });
        return found;
    }

    /// @return the words that the program gets if a line is pasted into a shell
    private List<String> pasted(String line) throws IOException, InterruptedException {
        var program = folder.resolve("grundy");
        if (Files.notExists(program)) {
            Files.writeString(program, "#!/bin/sh\nfor word; do printf '%s\\0' \"$word\"; done\n");
            assertThat(program.toFile().setExecutable(true)).isTrue();
        }
        var builder = new ProcessBuilder("sh", "-c", line).redirectErrorStream(true);
        builder.directory(folder.toFile());
        builder.environment().merge("PATH", folder.toString(), (path, own) -> own + File.pathSeparator + path);
        var process = builder.start();
        var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(line + "\n" + output).isZero();
        var words = List.of(output.split("\0", -1));
        return words.subList(0, words.size() - 1);
    }

    private static List<String[]> questions(String language) {
        var questions = new ArrayList<String[]>();
        // Each game in one of the two languages.
        var games =
                Catalogue.builtIn().entries().stream().map(CatalogueEntry::id).toList();
        for (int i : CaseCount.some(
                IntStream.range(0, games.size())
                        .filter(i -> i % 2 == (language.equals("en") ? 0 : 1))
                        .boxed()
                        .toList(),
                7)) questions.add(line("show", games.get(i), language));
        for (var topic : CatalogueTopics.all()) {
            questions.add(line("show", topic.id(), language));
            questions.add(line("games", topic.id(), language));
            questions.add(line("solve", topic.id(), language));
        }
        for (var game : MatrixCatalogue.names()) questions.add(line("show", game, language));
        for (var name : Commands.BY_NAME.keySet()) {
            questions.add(line(name, "--help", language));
            if (!NEED_NO_WORD.contains(name)) questions.add(new String[] {name, "--lang=" + language});
        }
        questions.add(line("solve", "nim 3", language, "--want", "P"));
        questions.add(line("prove", "take 1..3", language, "--for", "m=1..9"));
        questions.add(line("matrix", "no-such-game", language));
        questions.add(line("pattern", "nim", language));
        questions.add(line("pattern", "take {1,3,4}", language));
        questions.add(line("pattern", "p.txt", language));
        for (var rules : RULES) questions.add(line("solve", rules + " (30000000,40000000)", language, "--limit", "10"));
        return questions;
    }

    private static String[] line(String command, String words, String language, String... options) {
        return Stream.concat(Stream.of(command, words, "--lang=" + language), Stream.of(options))
                .toArray(String[]::new);
    }

    @Tag("slow")
    @DrawnCases(oneIn = 8)
    @EveryTurn
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void whatIsToBeTypedIsWholeAndMeansTheSame(String language)
            throws IOException, InterruptedException, SyntaxException {
        var all = new TreeSet<String>();
        for (var question : questions(language)) {
            var narrow = commands(Ran.at(40, question));
            assertThat(narrow).as(String.join(" ", question)).isEqualTo(commands(Ran.at(300, question)));
            all.addAll(narrow);
        }
        assertThat(all).hasSizeGreaterThan(Math.max(80, CaseCount.of(150)));
        for (var command : all) {
            var words = pasted(command);
            assertThat(Commands.BY_NAME).containsKey(words.getFirst());
            understood(words);
        }
    }

    @Tag("slow")
    @Test
    void rulesComeBackAsTheyWereGiven() throws IOException, InterruptedException, SyntaxException {
        for (var rules : RULES) {
            var limited = Ran.at(40, "solve", rules + " (30000000,40000000)", "--limit", "10");
            var pattern = Ran.at(40, "pattern", "--rules", rules, "--time", "1");
            for (var ran : List.of(limited, pattern)) {
                var commands = commands(ran);
                assertThat(commands).as(ran.out() + ran.err()).hasSize(1);
                var words = pasted(commands.iterator().next());
                assertThat(words.getFirst()).isEqualTo("prove");
                assertThat(rules(words)).isEqualTo(rules(List.of("prove", rules)));
            }
        }
    }

    private static Object rules(List<String> words) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.ofArguments(words.subList(1, words.size())));
        return List.of(read.play(), read.game().rules());
    }

    private void understood(List<String> words) throws SyntaxException {
        var language = new RuleLanguage(Catalogue.builtIn());
        var source = Source.ofArguments(
                words.stream().skip(1).takeWhile(word -> !word.startsWith("--")).toList());
        switch (words.getFirst()) {
            case "solve", "play" -> {
                if (!source.text().contains("?"))
                    assertThat(language.question(source).components()).isNotEmpty();
            }
            case "values", "prove" -> {
                if (!words.contains("--for")) language.rules(source);
            }
            case "show", "matrix", "tree" ->
                assertThat(Ran.run("", words.toArray(String[]::new)).status())
                        .as(words.toString())
                        .isZero();
            default -> assertThat(words).isNotEmpty();
        }
    }

    @Test
    void signsOfAShellAreQuoted() throws IOException, InterruptedException {
        for (var text : List.of(
                "nim",
                "3 5 7",
                "take {1,3,4}",
                "(a, b): (a-k, b)",
                "a\"b",
                "it's $HOME `ls` \\n",
                "what!",
                "x=*? [a-z] ~ # & ; | < >",
                "威佐夫",
                "-3",
                "")) {
            assertThat(pasted("grundy " + ShellText.word(text))).containsExactly(text);
            assertThat(String.join(" ", pasted("grundy " + ShellText.words(text))))
                    .isEqualTo(text);
        }
    }
}
