package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.terminal.PrintableOutput;
import grundy.limit.Limits;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.run.LongRun;
import grundy.text.Language;
import grundy.text.PrintableText;
import grundy.value.Play;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Nothing that others wrote commands the terminal, hides, turns the direction of writing, or forges a line: whatever
/// reader it comes through.
@Tag("slow")
class UnseenCharactersTest {
    /// Escape, bell, the same in one character of 8 bits, directions, what takes no room, ends of lines, a tag, and
    /// letters and marks that show nothing.
    private static final String HOSTILE =
            "x\u001b[31m\u001b]0;t\u0007\b\u009b2J\u0085\u202e\u2066\u061c\u200b\ufeff\u00ad\u007f\udb40\udc41\u2028"
                    + "\u3164\u115f\u034f\ufe0f\udb40\udd00y";

    private static final String FORGED = "FORGED";
    private static final String LINES = HOSTILE + "\n" + FORGED + "\r\n" + FORGED + "\n" + HOSTILE;
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    @TempDir
    private Path folder;

    private final List<List<String>> lines = new ArrayList<>();

    private void line(String... words) {
        lines.add(List.of(words));
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    /// Runs all lines in both languages, in text and in JSON.
    private void areSafe() throws IOException {
        for (var line : lines)
            for (var language : List.of("en", "zh"))
                for (var json : List.of(List.<String>of(), List.of("--json"))) {
                    var words = new ArrayList<>(json);
                    words.addAll(List.of("--lang", language));
                    words.addAll(line);
                    var ran = Ran.run("", words.toArray(String[]::new));
                    isSafe(words, ran.out());
                    isSafe(words, ran.err());
                    assertThat(ran.status()).as("%s", words).isBetween(0, 3);
                    // A sample is an input for programs.
                    if (!json.isEmpty()
                            && !line.contains("--sample")
                            && !ran.out().isBlank()) MAPPER.readTree(ran.out());
                }
    }

    private static void isSafe(Object line, String text) {
        assertThat(text.codePoints().filter(c -> c != '\n' && !PrintableText.isSafe(c)))
                .as("%s: %s", line, text)
                .isEmpty();
        // The line that a caret points into is quoted.
        if (!text.contains("^\n"))
            assertThat(text.lines().map(String::strip)).as("%s: %s", line, text).doesNotContain(FORGED);
    }

    @Test
    void strategicGamesAndTrees() throws Exception {
        var nfg = file(
                "m.nfg",
                "NFG 1 R \"%1$s\" { \"%1$s\" \"q\" } { { \"%1$s\" \"b\" } { \"c\" \"d\" } }\n\"\"\n%2$s"
                        .formatted(LINES, "{ { \"%s\" 1, 1 } { \"\" 0, 0 } }\n1 2 2 1\n".formatted(LINES)));
        var efg = file("t.efg", """
                EFG 2 R "%1$s" { "%1$s" "q" }
                p "%1$s" 1 1 "%1$s" { "%1$s" "r" } 0
                t "%1$s" 1 "%1$s" { 1, 2 }
                t "" 2 "x" { 0, 0 }
                """.formatted(LINES));
        line("matrix", nfg);
        line("matrix", efg);
        line("tree", efg);
        line("tree", nfg);
        line("matrix", file("m.txt", LINES + ": 3,3 0,5; 5,0 1,1"));
        line("matrix", file("n.txt", "players: " + HOSTILE + ", q\n3,3 0,5\n5,0 1,1\n"));
        line("tree", file("t.txt", "tree " + HOSTILE + "\n" + HOSTILE + ":\n  " + HOSTILE + ": 1, 2\n  b: 2, 1\n"));
        line("matrix", HOSTILE);
        areSafe();
        for (var command : List.of(List.of("matrix", nfg), List.of("tree", efg))) {
            var svg = folder.resolve("a.svg");
            var words = new ArrayList<>(command);
            words.addAll(List.of("--svg", svg.toString()));
            assertThat(Ran.run("", words.toArray(String[]::new)).status()).isZero();
            var text = Files.readString(svg);
            isSafe(command, text);
            DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(text)));
        }
    }

    @Test
    void graphs() throws Exception {
        for (var graph : List.of(
                file("g.csv", "\"%1$s\",b\nb,c\n".formatted(HOSTILE)),
                file("g.pairs", "a%1$s b\nb c\n".formatted(HOSTILE.replaceAll("\\s", ""))),
                file("g.dot", "digraph { \"%1$s\" -> b; b -> c }".formatted(LINES)),
                file("h.dot", "digraph \"%1$s\" { a -> b %1$s".formatted(LINES)))) {
            line("graph", graph);
            line("graph", graph, "--all");
            line("graph", graph, HOSTILE);
            line("graph", graph, "b");
            line("solve", graph, HOSTILE);
            line("graph", graph, "--svg", folder.resolve("g.svg").toString());
        }
        areSafe();
        var text = Files.readString(folder.resolve("g.svg"));
        isSafe("g.svg", text);
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(text)));
    }

    @Test
    void certificates() throws IOException {
        var made = List.of(
                List.of("solve", "nim", "3 5 7", "--certificate"),
                List.of("values", "take {1,3}", "--to", "50", "--certificate"),
                List.of("eval", "{1|0}", "--certificate"),
                List.of("prove", "take 1..3", "--no-store", "--out"),
                List.of("quotient", "take 1..2", "--no-store", "--out"),
                List.of("matrix", "3,3 0,5; 5,0 1,1", "--out"),
                List.of("tree", "centipede", "--out"));
        int number = 0;
        for (var words : made) {
            var file = folder.resolve("c" + number++ + ".json");
            var line = Stream.concat(words.stream(), Stream.of(file.toString())).toArray(String[]::new);
            assertThat(Ran.run("", line).status()).as("%s", words).isZero();
            var whole = MAPPER.readTree(Files.readString(file));
            for (var name : new TreeSet<>(whole.propertyNames())) {
                line("check", changed(whole, number++, each -> each.put(name, LINES)));
                line("check", changed(whole, number++, each -> each.put(name + LINES, 1)));
                if (whole.get(name).isObject())
                    line("check", changed(whole, number++, each -> ((ObjectNode) each.get(name)).put(LINES, LINES)));
            }
            line("solve", "nim", "3", "--theorem", changed(whole, number++, each -> each.put("rules", LINES)));
        }
        areSafe();
    }

    private interface DocumentChange {
        void of(ObjectNode document);
    }

    private String changed(JsonNode whole, int number, DocumentChange change) throws IOException {
        var document = (ObjectNode) whole.deepCopy();
        change.of(document);
        return file("changed" + number + ".json", MAPPER.writeValueAsString(document));
    }

    @Test
    void rulesGamesProblemsAndRuns() throws IOException, SyntaxException {
        for (var key : List.of("problem", "title", "about", "input", "rules", "position", "win", "lose", "move")) {
            var problem =
                    file(key + ".problem", """
                    problem   my
                    input     n m
                    rules     bash[$m]
                    position  $n
                    win       first
                    lose      second
                    """.replaceFirst("(?m)^" + key + "\\s.*$|\\z", key + "  " + HOSTILE + "\n"));
            line("judge", problem);
            line("judge", problem, "--explain");
            line("judge", problem, "--sample");
            line("emit", problem);
            line("duel", problem, "--", "true");
        }
        for (var key : List.of("game", "name", "about", "source", "rules", "claim", HOSTILE)) {
            var game = file("g" + key.length() + ".game", """
                    game     one
                    name     One
                    about    One heap.
                    source   Golomb 1966
                    rules    take {1, 4}
                    """.replaceFirst(
                            "(?m)^" + Pattern.quote(key) + "\\s.*$|\\z", key + "  " + HOSTILE + "\n"));
            line("solve", game, "7");
            line("show", game);
        }
        line("solve", file("r.rules", "take {1,2}" + LINES), "7");
        line("pattern", file("p.csv", "0," + HOSTILE + ",2"));
        var run = folder.resolve("a.run");
        var kayles = new RuleLanguage(Catalogue.builtIn())
                .rules(Source.of("kayles"))
                .game()
                .rules();
        LongRun.run(new LongRun.Request(run, LINES, kayles, Play.NORMAL, 300, Limits.DEFAULT), Solver::solve);
        line("values", run.toString());
        line("check", run.toString());
        line("values", "kayles", "--to", "400", "--out", run.toString());
        areSafe();
    }

    @Test
    void namesOfFilesThatAreThereAndThatAreNot() throws IOException {
        var name = LINES.replace("/", "");
        for (var ending : List.of("", ".json", ".nfg", ".csv", ".game", ".problem", ".run")) {
            var there = file(name + ending, "no such thing\n");
            var missing = folder.resolve("missing" + name + ending).toString();
            for (var path : List.of(there, missing))
                for (var command :
                        List.of("check", "graph", "matrix", "tree", "values", "judge", "emit", "pattern", "solve"))
                    line(command, path);
        }
        var written = folder.resolve("written" + name).toString();
        line("solve", "nim", "3", "--certificate", written);
        line("values", "kayles", "--to", "50", "--out", written + "2");
        line("solve", "nim", "3", "--svg", written + ".pdf");
        line(
                "solve",
                "nim",
                "3",
                "--svg",
                folder.resolve("no" + name + "/a.svg").toString());
        areSafe();
    }

    @Test
    void wordsOfTheCommandLine() throws IOException {
        line(LINES);
        line("help", LINES);
        line("--" + LINES);
        line("solve", "nim", "3", "--color", LINES);
        for (var name : Commands.BY_NAME.keySet()) {
            if (name.equals("serve")) continue;
            var command = Commands.BY_NAME.get(name).get();
            line(name, LINES);
            line(name, HOSTILE, LINES);
            line(name, "--" + LINES);
            for (var option :
                    CommandLineParser.command(name, command, Language.EN).options())
                if (option.arity().max() > 0 && !option.longestName().equals("--lang"))
                    for (var words : List.of(List.of("nim", "3"), List.<String>of()))
                        lines.add(Stream.of(List.of(name), words, List.of(option.longestName(), hostile(option)))
                                .flatMap(List::stream)
                                .toList());
        }
        for (var text : List.of(
                "nim " + LINES,
                "take {1," + HOSTILE + "}",
                "grid: left \"" + HOSTILE + "\" -> \"..\"",
                "(n): (n - " + HOSTILE + ")",
                "{" + HOSTILE + "|0}")) {
            line("solve", text);
            line("eval", text);
            line("prove", text);
        }
        areSafe();
    }

    /// What is written goes into the test's folder.
    private String hostile(CommandLine.Model.OptionSpec option) {
        return option.paramLabel().matches("(?i).*(file|folder|dir|path).*")
                ? folder.resolve(LINES).toString()
                : LINES;
    }

    /// The program's own colours are shown, and no other sequence.
    @Test
    void coloursAreTheProgramsOwn() {
        var out = new ByteArrayOutputStream();
        var coloured = PrintableOutput.over(new PrintStream(out, true, StandardCharsets.UTF_8))
                .coloured(true);
        coloured.print("\u001b[1;31ma\u001b[0m\u001b[7mb\u001b[2Jc\u001b");
        coloured.print("[0m漢\udbff\udfff é\u001b[");
        coloured.println("K");
        assertThat(out.toString(StandardCharsets.UTF_8))
                .isEqualTo("\u001b[1;31ma\u001b[0m\\u{1B}[7mb\\u{1B}[2Jc\u001b[0m漢\\u{10FFFF} é\\u{1B}[K\n");
    }

    /// However the bytes come, the same is shown.
    @Test
    void textIsEscapedAlikeInPiecesOfAnySize() {
        var bytes = ("plain " + HOSTILE + " 漢字 é \ud83d\ude00\n").getBytes(StandardCharsets.UTF_8);
        var whole = escaped(bytes, bytes.length);
        assertThat(whole).startsWith("plain x\\u{1B}[31m").contains("漢字 é \ud83d\ude00");
        for (int size = 1; size < bytes.length; size++)
            assertThat(escaped(bytes, size)).isEqualTo(whole);
    }

    private static String escaped(byte[] bytes, int size) {
        var out = new ByteArrayOutputStream();
        var shown = PrintableOutput.over(new PrintStream(out, true, StandardCharsets.UTF_8));
        for (int at = 0; at < bytes.length; at += size) shown.write(bytes, at, Math.min(size, bytes.length - at));
        shown.flush();
        return out.toString(StandardCharsets.UTF_8);
    }
}
