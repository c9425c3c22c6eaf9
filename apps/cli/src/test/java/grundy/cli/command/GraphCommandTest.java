package grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Ran;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;

/// `graph FILE [TOKEN ...]`, and graphs as games of `solve` and `play`.
class GraphCommandTest {
    private static final String CYCLES = "a b\nb c\nc a\nb z\nz y\n";

    @TempDir
    Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void aTableOfAllVerticesOfASmallGraph() {
        var run = Ran.run(CYCLES, "graph", "-", "--lang", "en");
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("vertices 5, edges 5", "with cycles", "D (a draw): 3", "Largest nim-value: 1.");
        assertThat(run.out().lines().map(line -> line.replaceAll(" +", " ")))
                .contains("b D ∞(1) –", "z N 1 1", "y P 0 0");
    }

    @Test
    void theTableAsJson() {
        var json = Ran.run(CYCLES, "graph", "-", "--json").json();
        assertThat(json.get("acyclic").booleanValue()).isFalse();
        assertThat(json.get("counts").get("D").intValue()).isEqualTo(3);
        assertThat(json.get("infiniteValues").intValue()).isEqualTo(3);
        assertThat(json.get("longestRemoteness").intValue()).isEqualTo(1);
        assertThat(json.get("table")).hasSize(5);
        assertThat(json.get("table").get(1).toString())
                .isEqualTo("{\"vertex\":\"b\",\"outcome\":\"D\",\"value\":{\"kind\":\"loopy\",\"nimbers\":[1]},"
                        + "\"remoteness\":null}");
    }

    @Test
    void whereAllValuesAreInfiniteNoneIsTheLargest() {
        for (var language : new String[] {"en", "zh"}) {
            var some = Ran.run(CYCLES, "graph", "-", "--lang", language);
            var sentence = some.out()
                    .lines()
                    .filter(line -> line.endsWith("1.") || line.endsWith("1。"))
                    .findFirst()
                    .orElseThrow();
            for (var all : new String[] {"a b\nb c\nc a\n", "x x\n"})
                assertThat(Ran.run(all, "graph", "-", "--lang", language).out())
                        .contains("∞")
                        .doesNotContain(sentence.substring(0, sentence.length() - 2));
        }
        var json = Ran.run("x x\n", "graph", "-", "--json").json();
        assertThat(json.get("largestValue").isNull()).isTrue();
        assertThat(json.get("infiniteValues").intValue()).isOne();
    }

    @Test
    void tokensGetTheVerdictOfSolve() throws IOException {
        var json = Ran.run(CYCLES, "graph", "-", "b", "z", "--json").json();
        assertThat(json.get("outcome").asString()).isEqualTo("N");
        assertThat(json.get("winner").asString()).isEqualTo("first");
        assertThat(json.get("value").toString()).isEqualTo("{\"kind\":\"loopy\",\"nimbers\":[0]}");
        assertThat(json.get("moves").toString()).isEqualTo("[{\"component\":0,\"from\":\"b\",\"to\":\"z\"}]");
        assertThat(json.get("moveCount").intValue()).isEqualTo(1);
        assertThat(json.get("graph").get("edges").intValue()).isEqualTo(5);
        var file = file("c.edges", CYCLES);
        var solved = Ran.run("", "solve", file, "b", "z", "--json").json();
        assertThat(solved.get("moves")).isEqualTo(json.get("moves"));
        assertThat(solved.get("value")).isEqualTo(json.get("value"));
    }

    @Test
    void aHeaderOfAContestIsNoEdgeAndEveryDoorSaysSo() throws IOException {
        var contest = "3 2\n1 2\n2 3\n";
        var file = file("contest.edges", contest);
        var table = Ran.run(contest, "graph", "-");
        assertThat(table.out()).contains("vertices 3, edges 2", "read as a header", "write 3 -> 2");
        assertThat(Ran.run(contest, "graph", "-", "--json", "--lang", "zh")
                        .json()
                        .get("notices")
                        .get(0)
                        .asString())
                .contains("读作表头");
        for (var words : new String[][] {{"graph", file, "1"}, {"solve", file, "1"}, {"solve", "[" + file + "](1)"}}) {
            assertThat(Ran.run("", words).out()).contains("read as a header", "second player wins");
            var json = Ran.command(words[0], "", with(words, "--json")).json();
            assertThat(json.get("outcome").asString()).isEqualTo("P");
            assertThat(json.get("notices").get(0).asString()).contains("read as a header");
        }
        assertThat(Ran.run("1\n", "play", file, "1").out()).contains("read as a header");
    }

    private static String[] with(String[] words, String more) {
        var all = new ArrayList<>(List.of(words).subList(1, words.length));
        all.add(more);
        return all.toArray(String[]::new);
    }

    @Test
    void numbersWithBlanksAreNoEdgesOfABoard() {
        for (var game : new String[] {"geography", "node-kayles", "arc-kayles", "col-on-graphs"}) {
            var position = (game.equals("geography") ? "at 1: " : "") + "3 2 1 2 2 3";
            var run = Ran.run("", "solve", game, position);
            assertThat(run.status()).as(game).isEqualTo(2);
            assertThat(run.err()).as(game).contains("such as 1-2");
        }
    }

    @Test
    void everyMoveOfAPartizanTokenHasItsPlayer() {
        var json =
                Ran.run("a b L\nb c\na c R\nc d\n", "graph", "-", "a", "--json").json();
        assertThat(json.get("outcome").asString()).isEqualTo("L");
        assertThat(json.get("starts").toString()).isEqualTo("{\"left\":\"win\",\"right\":\"loss\"}");
        assertThat(json.get("remoteness").toString()).isEqualTo("{\"left\":3,\"right\":2}");
        assertThat(json.get("moves").get(0).get("player").asString()).isEqualTo("left");
    }

    @Test
    void drawsAndWinsOfTheTwoStartsAreBothTold() {
        var run = Ran.run("a a L\n", "graph", "-", "a", "--lang", "en");
        assertThat(run.out()).startsWith("the graph read at a, normal play.\nLeft wins, whoever starts");
        var draw = Ran.run("a a\nb a L\nb c L\n", "graph", "-", "b", "--lang", "en");
        assertThat(draw.out()).contains("\nLeft wins, whoever starts", "Left: b -> c");
        var mixed = Ran.run("a a\nb a L\n", "graph", "-", "b", "--lang", "en");
        assertThat(mixed.out()).contains("\nIf Left begins: a draw. If Right begins: he loses.");
        assertThat(Ran.run("a a\nb a L\n", "graph", "-", "b", "--lang", "zh").out())
                .contains("\n左方先走：平局。右方先走：先手必败。");
    }

    @Test
    void misereTurnsTheEndAround() {
        assertThat(Ran.run("a b\n", "graph", "-", "a", "--misere", "--json")
                        .json()
                        .get("outcome")
                        .asString())
                .isEqualTo("P");
        assertThat(Ran.run("a b\n", "graph", "-", "--misere", "--lang", "en").out())
                .contains("Misere play");
    }

    @Test
    void gzipIsRecognisedByItsFirstBytes() throws IOException {
        var file = folder.resolve("no-ending");
        try (var out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write("digraph { a -> b }".getBytes(StandardCharsets.UTF_8));
        }
        assertThat(Ran.run("", "graph", file.toString(), "a", "--json")
                        .json()
                        .get("outcome")
                        .asString())
                .isEqualTo("N");
        assertThat(Ran.run("", "solve", file.toString(), "a", "--json")
                        .json()
                        .get("outcome")
                        .asString())
                .isEqualTo("N");
        var broken = folder.resolve("broken.gz");
        Files.write(broken, new byte[] {0x1f, (byte) 0x8b, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
        var run = Ran.run("", "graph", broken.toString(), "--lang", "en");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("cannot be unpacked").doesNotContain("Exception");
    }

    @Test
    void graphsAreGamesOfTheRuleLanguage() throws IOException {
        var file = file("my moves.dot", "digraph { a -> b -> c; a -> c; c -> a }");
        assertThat(Ran.run("", "solve", file, "a", "--json").json().get("rules").asString())
                .isEqualTo(file);
        var plain = file("m.dot", "digraph { a -> b -> c; a -> c }");
        var sum = Ran.run("", "solve", "[" + plain + "](a) + nim(3)", "--json").json();
        assertThat(sum.get("value").toString()).isEqualTo("{\"kind\":\"nimber\",\"nimber\":1}");
        assertThat(sum.get("moves").toString()).isEqualTo("[{\"component\":1,\"from\":\"3\",\"to\":\"2\"}]");
        assertThat(Ran.run("", "solve", "every [" + plain + "](a) + nim(1)", "--json")
                        .status())
                .isZero();
        assertThat(Ran.run("", "solve", "misere", plain, "a", "b", "--json").status())
                .isZero();
        assertThat(Ran.run("", "solve", plain, "x", "--lang", "en").err())
                .contains("he graph has no vertex \"x\". It has: a, b, c.");
        assertThat(Ran.run("", "solve", "[none.dot](a) + nim(3)", "--lang", "en")
                        .err())
                .contains("no file none.dot");
    }

    @Test
    void playKnowsGraphs() throws IOException {
        var file = file("m.dot", "digraph { a -> b -> c -> d; a -> d [color=red] }");
        var run = Ran.run("1\n", "play", file, "a", "--lang", "en");
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("You: a -> b", "Me: b -> c");
        var stated = file("s.dot", "digraph { a -> b; b [result=win] }");
        var refused = Ran.run("1\n", "play", stated, "a", "--lang", "en");
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err()).contains("states results");
    }

    @Test
    void theComputerBringsAWonGameOnCyclesToItsEnd() throws IOException {
        var file = file("r.edges", "a b\nb a\nb c\nc d\nd c\nd e\nf e\na f\n");
        var json = Ran.run("1\n1\n1\n1\n1\n1\n1\n1\n", "play", file, "d", "--first", "computer", "--json")
                .json();
        assertThat(json.toString()).contains("d").contains("e");
        assertThat(json.get("winner").asString()).isEqualTo("computer");
    }

    @Test
    void verticesOfLeftAndRightHaveValues() throws IOException {
        var file = file("sides.edges", "a a L\nb a L\nb c R\nd c L\nd d R\ne e L\ne e R\nf f L\nf d R\nd f L\n");
        var told = Ran.run("", "graph", file).out();
        assertThat(told).contains("value").containsPattern("a +L .* on\\n").containsPattern("e +D .* dud\\n");
        var json = Ran.run("", "graph", file, "--json").json();
        assertThat(json.toString()).contains("{\"kind\":\"endless\",\"text\":\"on\"}");
        assertThat(Ran.run("", "graph", file, "b").out()).contains("Value: {on|0}.");
        assertThat(Ran.run("", "graph", file, "--misere").out()).doesNotContain("dud");
    }

    @Test
    void allVerticesGoIntoAFile() throws IOException {
        var out = folder.resolve("out.csv");
        assertThat(Ran.run("\"a,1\" b\n", "graph", "-", "--out", out.toString()).status())
                .isZero();
        assertThat(Files.readString(out)).isEqualTo("vertex,outcome,value,remoteness\n\"a,1\",N,1,1\nb,P,0,0\n");
        Ran.run("a b L\n", "graph", "-", "--out", out.toString());
        assertThat(Files.readString(out))
                .isEqualTo(
                        "vertex,outcome,left,right,leftRemoteness,rightRemoteness,value\na,L,win,loss,1,0,1\nb,P,loss,loss,0,0,0\n");
        assertThat(Ran.run(
                                "a b\n",
                                "graph",
                                "-",
                                "--out",
                                folder.resolve("no/such").toString())
                        .status())
                .isEqualTo(2);
    }

    @Test
    void aSmallGraphIsDrawn() throws Exception {
        var svg = folder.resolve("g.svg");
        assertThat(Ran.run("a b\nb c L\nc \"<x>\"\na a\n", "graph", "-", "a", "--svg", svg.toString())
                        .status())
                .isZero();
        var text = Files.readString(svg);
        var document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(text)));
        assertThat(document.getElementsByTagName("g").getLength()).isEqualTo(4);
        assertThat(document.getElementsByTagName("ellipse").getLength()).isEqualTo(5);
        assertThat(text).contains("url(#a1)", "&lt;x&gt;").doesNotContain("NaN");
        Ran.run("a b\nb c L\nc \"<x>\"\na a\n", "graph", "-", "a", "--svg", svg.toString());
        assertThat(Files.readString(svg)).isEqualTo(text);
        var path = new StringBuilder();
        for (int i = 0; i < 60; i++) path.append(i).append(' ').append(i + 1).append('\n');
        var run = Ran.run(path.toString(), "graph", "-", "--svg", svg.toString(), "--lang", "en");
        assertThat(run.status()).isZero();
        assertThat(run.err()).contains("at most 60 vertices, and this graph has 61");
        assertThat(run.out()).contains("vertices 61");
    }

    @Test
    void badInputIsSaidWithItsLine() throws IOException {
        var run = Ran.run("a b\na b green\n", "graph", "-", "--lang", "en");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("Cannot read - as a graph: line 2: expected the player whose edge it is (L, R or both), "
                        + "found \"green\".\n");
        assertThat(Ran.run("", "graph", "--lang", "en").err()).contains("Expected the file of a graph");
        assertThat(Ran.run("", "graph", "nowhere", "--lang", "en").err()).contains("There is no file nowhere");
        assertThat(Ran.run("a b\n", "graph", "-", "--format", "xml", "--lang", "en")
                        .err())
                .contains("pairs, csv, dot");
        assertThat(Ran.run("alpha b\n", "graph", "-", "alpah", "--lang", "en").err())
                .contains("Maybe: alpha");
        assertThat(Ran.run("a b\nb c\n", "graph", "-", "--limit", "2", "--lang", "en")
                        .status())
                .isEqualTo(3);
        assertThat(Ran.run("a b\nb = win\n", "graph", "-", "a", "b", "--lang", "en")
                        .err())
                .contains("one token");
    }
}
