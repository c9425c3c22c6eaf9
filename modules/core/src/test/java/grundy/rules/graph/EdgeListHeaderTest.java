package grundy.rules.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.text.Language;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What contests write above a list of edges is no edge, and nothing else is taken for it in silence.
class EdgeListHeaderTest {
    private static GameGraph read(String text, @Nullable GraphFormat format) throws GraphException {
        try {
            return GraphReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), format, () -> {});
        } catch (IOException e) {
            throw new AssertionError(text, e);
        }
    }

    private static String names(GameGraph graph) {
        return IntStream.range(0, graph.vertices()).mapToObj(graph::name).collect(Collectors.joining(" "));
    }

    private static String edges(GameGraph graph) {
        return IntStream.range(0, graph.vertices())
                .boxed()
                .flatMap(v -> Arrays.stream(graph.targetsOf(v)).mapToObj(to -> graph.name(v) + ">" + graph.name(to)))
                .sorted()
                .collect(Collectors.joining(" "));
    }

    private static String lines(String text) {
        return text.replace('~', '\n').replace("_", " ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3 2~1 2~2 3~|1 2 3|1>2 2>3",
                "3 2~0 1~1 2|0 1 2|0>1 1>2",
                "5 2~1 2~2 3|1 2 3 4 5|1>2 2>3",
                "2 3~1 2~2 1~1 2|1 2|1>2 2>1",
                "\uFEFF# from a judge~~3 2_~1 2__~_2 3~~|1 2 3|1>2 2>3",
                "1~3 2~1 2~2 3|1 2 3|1>2 2>3",
                "3 1~1 1|1 2 3|1>1",
                "3 2~1 -> 2~2 3|1 2 3|1>2 2>3",
                "3 2~0->1~1->2|0 1 2|0>1 1>2",
                "3 2~1,2~2, 3|1 2 3|1>2 2>3",
                "7 12~1 2~2 3~3 4~4 5~5 6~6 7~1 3~2 4~3 5~4 6~5 7~1 7|1 2 3 4 5 6 7"
                        + "|1>2 1>3 1>7 2>3 2>4 3>4 3>5 4>5 4>6 5>6 5>7 6>7",
            })
    void aHeaderIsRecognisedAndSaid(String text, String names, String edges) throws GraphException {
        for (var written : new String[] {lines(text), lines(text).replace("\n", "\r\n")})
            for (var format : new GraphFormat[] {GraphFormat.PAIRS, null}) {
                var graph = read(written, format);
                assertThat(names(graph)).isEqualTo(names);
                assertThat(edges(graph)).isEqualTo(edges);
                assertThat(graph.notice()).isPresent();
                for (var language : Language.values())
                    assertThat(graph.notice().orElseThrow().in(language)).contains(" -> ");
            }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4~0 1~1 2~2 3|0 1 2 3|0>1 1>2 2>3|0 to 3",
                "4~1 2~2 3~3 4|1 2 3 4|1>2 2>3 3>4|1 to 4",
                "5~0 1~1 2|0 1 2 3 4|0>1 1>2|0 to 4",
                "3~3 1~1 2|1 2 3|1>2 3>1|1 to 3",
                "2~0 1~0,1~1 -> 0|0 1|0>1 1>0|0 to 1",
                "\uFEFF# a tree~~3_~0 2~1 2__~~|0 1 2|0>2 1>2|0 to 2",
                "3~2 2~1 2~1 3|1 2 3|1>2 1>3 2>2|1 to 3",
            })
    void theNumberOfVerticesAloneIsAHeader(String text, String names, String edges, String range)
            throws GraphException {
        for (var written : new String[] {lines(text), lines(text).replace("\n", "\r\n")}) {
            var graph = read(written, GraphFormat.PAIRS);
            assertThat(names(graph)).isEqualTo(names);
            assertThat(edges(graph)).isEqualTo(edges);
            assertThat(graph.notice().orElseThrow().in(Language.EN)).contains("a header", range, "quotation marks");
            assertThat(graph.notice().orElseThrow().in(Language.ZH)).contains("表头", "引号");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"4\"~0 1~1 2~2 3",
                "4~0 1~1 2~2 5",
                "4~0 1~3 4",
                "4~0 1~1 2~3",
                "4~0 -> 1~1 -> 2",
                "4~0 1~1 a",
                "4~0 1 L~1 2",
                "04~0 1~1 2",
                "4~0 1~2 = win",
                "4",
                "99999999~0 1",
            })
    void aNumberThatIsNoHeaderIsAVertex(String text) throws GraphException {
        var graph = read(lines(text), GraphFormat.PAIRS);
        assertThat(names(graph).split(" ")[0]).isEqualTo(text.split("~")[0].replace("\"", ""));
        assertThat(graph.notice()).isEmpty();
    }

    private static final List<String> SEPARATORS = List.of(" ", "\t", ",", ";", ", ", "  ", " ;");

    /// Whatever separates the numbers, and whichever reader reads them, the graph is the same, and it is said.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "none",
            value = {
                "3 2~1 2~2 3|1 2 3|1>2 2>3",
                "4 3~0 1~1 2~2 0|0 1 2 3|0>1 1>2 2>0",
                "1~3 2~1 2~2 3|1 2 3|1>2 2>3",
                "4~0 1~1 2~2 3|0 1 2 3|0>1 1>2 2>3",
                "3 2~10 20~20 30|10 20 30|10>20 20>30",
                "5 7~1 2~2 3|5 7 1 2 3|1>2 2>3 5>7",
                "3 2~1 2 L~2 3 R|1 2 3|1>2 2>3",
            })
    void theReadingIsTheSameWhateverSeparates(String text, String names, String edges) throws GraphException {
        for (var first : SEPARATORS)
            for (var below : text.endsWith("R") ? List.of(" ", ",") : SEPARATORS)
                for (var format : Arrays.asList(GraphFormat.PAIRS, GraphFormat.CSV, null)) {
                    if (text.endsWith("R") && format != (below.equals(" ") ? GraphFormat.PAIRS : GraphFormat.CSV))
                        continue;
                    var lines = new ArrayList<>(List.of(text.split("~")));
                    int header = lines.getFirst().contains(" ") ? 0 : 1;
                    for (int i = 0; i < lines.size(); i++)
                        lines.set(i, lines.get(i).replace(" ", i <= header && header == i ? first : below));
                    var written = String.join("\n", lines) + "\n";
                    var graph = read(written, format);
                    assertThat(names(graph)).as("%s: %s", format, written).isEqualTo(names);
                    assertThat(edges(graph)).as("%s: %s", format, written).isEqualTo(edges);
                    assertThat(graph.notice()).as("%s: %s", format, written).isPresent();
                }
    }

    /// Who follows the notice gets what was not meant at first.
    @ParameterizedTest
    @ValueSource(
            strings = {"3 2~1 2~2 3", "3 2~a b~b c", "4~0 1~1 2~2 3", "2~a b", "3,2~1,2~2,3", "3,2~a,b~b,c", "4~0,1~1,2"
            })
    void theNoticeSaysHowToWriteTheOther(String text) throws GraphException {
        var first = text.split("~")[0];
        for (var format : List.of(GraphFormat.PAIRS, GraphFormat.CSV)) {
            if (format == GraphFormat.CSV && !text.contains(",")) continue;
            var said = read(lines(text), format).notice().orElseThrow().in(Language.EN);
            boolean isEdge = first.length() > 1;
            String otherwise;
            if (format == GraphFormat.PAIRS) {
                var written = isEdge ? first.charAt(0) + " -> " + first.charAt(2) : '"' + first + '"';
                assertThat(said).endsWith(written);
                otherwise = written + text.substring(first.length());
            } else if (isEdge) {
                assertThat(said).contains("\"from\" and \"to\"");
                otherwise = "from,to~" + text;
            } else {
                assertThat(said).endsWith(first + ",");
                otherwise = first + "," + text.substring(first.length());
            }
            var graph = read(lines(otherwise), format);
            assertThat(graph.notice()).as(otherwise).isEmpty();
            assertThat(names(graph)).as(otherwise).contains(first.substring(0, 1));
            if (isEdge) assertThat(edges(graph)).as(otherwise).contains(first.charAt(0) + ">" + first.charAt(2));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3 2~a b~b c|a b c|a>b b>c",
                "3 3~a b~b c~c a|a b c|a>b b>c c>a",
                "2 3~a b~b a~a a|a b|a>a a>b b>a",
                "1~3 2~a b~b c|a b c|a>b b>c",
                "1~1 1~a a|a|a>a",
                "3 2~1 a~a b|1 a b|1>a a>b",
                "3 2~a -> b~b,c|a b c|a>b b>c",
                "3 2~a b L~b c R|a b c|a>b b>c",
                "3~a b~b c|a b c|a>b b>c",
                "1~a a|a|a>a",
            })
    void aHeaderAboveNamesIsRecognisedIfItCountsThem(String text, String names, String edges) throws GraphException {
        var graph = read(lines(text), GraphFormat.PAIRS);
        assertThat(names(graph)).isEqualTo(names);
        assertThat(edges(graph)).isEqualTo(edges);
        assertThat(graph.notice().orElseThrow().in(Language.EN)).contains("as a header");
        assertThat(graph.notice().orElseThrow().in(Language.ZH)).contains("表头");
        if (text.contains("L")) assertThat(graph.isPartizan()).isTrue();
    }

    /// A list that may be meant so is not read as edges in silence.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "4 2~a b~b c",
                "3 3~a b~b c",
                "3 2~a b~b c~c = loss",
                "4 2~1 2~2 3~3 = loss",
                "3 2~3 b~b c",
                "3 2~1 2~2 a",
            })
    void anEdgeAboveNamesIsNamed(String text) throws GraphException {
        var graph = read(lines(text), GraphFormat.PAIRS);
        assertThat(edges(graph)).contains(text.charAt(0) + ">" + text.charAt(2));
        assertThat(graph.notice().orElseThrow().in(Language.EN)).contains("as an edge");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 2~2 a~a b",
                "a b~3 2~b c",
                "3 -> 2~a b~b c",
                "3~a b~b 1",
                "3~a b",
                "3~a b~b c~c = win",
                "3~a -> b~b c"
            })
    void amongNamesNumbersAreVertices(String text) throws GraphException {
        var graph = read(lines(text), GraphFormat.PAIRS);
        assertThat(names(graph)).startsWith(text.substring(0, 1));
        assertThat(graph.notice()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3 -> 2~1 2~2 3",
                "3 2 L~1 2~2 3",
                "03 2~1 2~2 3",
                "a 2~1 2~2 3",
                "3 2~1 2~2 4",
                "3 2~0 1~2 3",
                "3 2~1 2~a 3",
                "3 0",
                "3 2",
                "3 1~3 2~2 1~1 = win",
                "1 2~1 3~2 3",
                "99999999 1~1 2",
            })
    void whatDoesNotFitIsAListOfEdges(String text) throws GraphException {
        var graph = read(lines(text), GraphFormat.PAIRS);
        var first = text.split("~")[0].replaceAll("[^a\\d]+", ">").replaceAll(">$", "");
        assertThat(edges(graph)).contains(first);
    }

    @Test
    void anEdgeThatMayBeAHeaderIsNamed() throws GraphException {
        assertThat(read("5 7\n1 2\n2 3\n", null).notice().map(said -> said.in(Language.EN)))
                .hasValueSatisfying(said -> assertThat(said).contains("edge, 5 -> 7"));
        assertThat(read("4 3\n1 2\n2 3\n", null).notice()).isPresent();
        assertThat(read("1 2\n2 3\n3 1\n", null).notice()).isEmpty();
        assertThat(read("a b\nb c\n", null).notice()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2~3 2~1 2~2 3~2 1~1 2|2|2 test cases",
                "3 1~1 2~2 1~2 1~0 0|1|2 test cases",
                "3 2~1 2~2 3~1|4|expected the end of the text",
                "3 2 1~1 2~2 3|1|delete the rest",
                "3 2~1 2 7~2 3 9|2|Edges have no weights",
            })
    void whatIsMoreThanAGraphIsRefused(String text, long line, String problem) {
        assertThatThrownBy(() -> read(lines(text), GraphFormat.PAIRS))
                .isInstanceOfSatisfying(GraphException.class, e -> {
                    assertThat(e.line()).isEqualTo(line);
                    assertThat(e.problem().in(Language.EN)).contains(problem);
                    assertThat(e.problem().in(Language.ZH)).isNotBlank();
                });
    }

    /// Any graph reads alike with its header and with all vertices and edges written out.
    @Test
    void aHeaderSaysNoMoreThanTheVertices() throws GraphException {
        var random = new Random(20260);
        int counted = 0;
        for (int round = 0; round < 300; round++) {
            int base = random.nextInt(2);
            int vertices = 1 + random.nextInt(9);
            int edges = 1 + random.nextInt(12);
            var plain = new StringBuilder();
            for (int v = 0; v < vertices; v++) plain.append(v + base).append('\n');
            var listed = new StringBuilder(vertices + " " + edges + "\n");
            for (int e = 0; e < edges; e++) {
                int from = random.nextInt(vertices) + base;
                int to = e == 0 ? base : random.nextInt(vertices) + base;
                listed.append(from).append(' ').append(to).append('\n');
                plain.append(from).append(" -> ").append(to).append('\n');
            }
            var graph = read(listed.toString(), GraphFormat.PAIRS);
            var expected = read(plain.toString(), GraphFormat.PAIRS);
            assertThat(edges(graph)).as(listed.toString()).isEqualTo(edges(expected));
            assertThat(names(graph)).as(listed.toString()).isEqualTo(names(expected));
            assertThat(expected.notice()).isEmpty();
            counted += isCounted(vertices + listed.substring(listed.indexOf("\n")), expected) ? 1 : 0;
        }
        assertThat(counted).isGreaterThan(200);
    }

    /// @return whether the first line is read as the number of vertices, and not of test cases
    private static boolean isCounted(String text, GameGraph expected) {
        try {
            var graph = read(text, null);
            if (!graph.notice().orElseThrow().key().equals("graph.header.count")) return false;
            assertThat(edges(graph)).as(text).isEqualTo(edges(expected));
            assertThat(names(graph)).as(text).isEqualTo(names(expected));
            return true;
        } catch (GraphException refused) {
            assertThat(refused.problem().key()).as(text).isEqualTo("graph.header.cases");
            return false;
        }
    }
}
