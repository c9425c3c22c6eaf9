package grundy.rules.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.LimitException;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Each format is read as it is documented, and what is wrong is said with its line.
@EveryTurn
class GraphReaderTest {
    private static GameGraph read(String text, @Nullable GraphFormat format) {
        try {
            return GraphReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), format, () -> {});
        } catch (IOException | GraphException e) {
            throw new AssertionError(text, e);
        }
    }

    /// @return `a->b a->c:L; d=WIN` in the order of the vertices
    private static String written(GameGraph graph) {
        var text = new StringBuilder();
        for (int v = 0; v < graph.vertices(); v++) {
            text.append(text.isEmpty() ? "" : " ").append(graph.name(v));
            graph.ending(v).ifPresent(ending -> text.append('=').append(ending));
            for (int edge = graph.begin(v); edge < graph.begin(v + 1); edge++)
                text.append('>')
                        .append(graph.name(graph.target(edge)))
                        .append(graph.players(edge) == 3 ? "" : graph.players(edge) == 1 ? "L" : "R");
        }
        return text.toString();
    }

    private static String written(String text, @Nullable GraphFormat format) {
        return written(read(text, format));
    }

    @Test
    void pairsMayBeSeparatedByBlanksCommasOrArrows() {
        assertThat(written("a b\na\tc\r\nb,c\n# all\nc -> d\nd->e # behind\n\n  e ->f\n", GraphFormat.PAIRS))
                .isEqualTo("a>b>c b>c c>d d>e e>f f");
    }

    @Test
    void pairsKnowPlayersLoneVerticesResultsAndQuotedNames() {
        assertThat(written("a b L\na c r\na d both\nlone\nb = win\nc=loss\n\"x y\" -> -1 L\n", GraphFormat.PAIRS))
                .isEqualTo("a>bL>cR>d b=WIN c=LOSS d lone x y>-1L -1");
    }

    @Test
    void anEdgeGivenTwiceCountsOnceAndHasThePlayersOfBoth() {
        var graph = read("a b L\na b\na c L\na c R\na d L\na d L\n", GraphFormat.PAIRS);
        assertThat(graph.edges()).isEqualTo(3);
        assertThat(written(graph)).isEqualTo("a>b>c>dL b c d");
        assertThat(read("a b L\na b R", GraphFormat.PAIRS).isPartizan()).isFalse();
    }

    @Test
    void csvFollowsItsStandard() {
        assertThat(written(
                        "from,to,player\r\n\"a, b\",\"say \"\"x\"\"\",L\r\nc,d,\r\n\"two\nlines\",c,R\r\n",
                        GraphFormat.CSV))
                .isEqualTo("a, b>say \"x\"L say \"x\" c>d d two\nlines>cR");
        assertThat(written("id,target,weight,source\n1,b,7,a\n2,c,8,b\n", GraphFormat.CSV))
                .isEqualTo("a>b b>c c");
        assertThat(written("a\tb c\tL\nx\ty\n", GraphFormat.CSV)).isEqualTo("a>b cL b c x>y y");
        assertThat(written("1;2\n2;3;left\n3;;draw\n4;\n5", GraphFormat.CSV)).isEqualTo("1>2 2>3L 3=DRAW 4 5");
        assertThat(written("起点,终点\n甲,乙\n", GraphFormat.CSV)).isEqualTo("甲>乙 乙");
    }

    @Test
    void dotKnowsChainsAttributesDefaultsAndComments() {
        assertThat(written("""
                        /* a */ strict digraph "my graph" { // head
                          rankdir=LR; node [shape=circle]
                          a -> b -> "c d" [color=blue, label="x -> y"];
                          # line
                          b -> a [player=R] b:n -> b
                          edge [color="red"]
                          e -> f; f -> e [color=black]
                          end [result=draw]
                          "con" + "cat"
                        }
                        """, GraphFormat.DOT)).isEqualTo("a>bL b>aR>b>c dL c d e>fR f>e end=DRAW concat");
        assertThat(written("graph { a -- b; b -- c }", GraphFormat.DOT)).isEqualTo("a>b b>a>c c>b");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    digraph { a -> b }|DOT
                    from,to~a,b|CSV
                    1 2~2 3|PAIRS
                    1 -> 2|PAIRS
                    # note~17,4,L|PAIRS
                    a -> b|PAIRS
                    take 1..3|-
                    (n): (n-1)|-
                    0.77|-
                    nim|-
                    (a, b): (a-k, b)|-
                    game x~rules take 1|-
                    left take 1; right take 2|-
                    """)
    void contentsAreRecognisedOnlyWhereTheyCouldNotBeRules(String text, String format) {
        var bytes = text.replace('~', '\n').getBytes(StandardCharsets.UTF_8);
        assertThat(GraphFormat.ofContents(bytes).map(Enum::name).orElse("-")).isEqualTo(format);
    }

    @Test
    void aGraphWhoseFormatIsNotNamedIsReadAsItLooks() {
        assertThat(written("\"a,1\" b\n", null)).isEqualTo("a,1>b b");
        assertThat(written("\"a 1\",New York\n", null)).isEqualTo("a 1>New York New York");
        assertThat(written("New York\tBoston\n", null)).isEqualTo("New York>Boston Boston");
        assertThat(written("a, b # comment\n", null)).isEqualTo("a>b b");
        assertThat(written("# c\n\nstrict digraph{a->b}", null)).isEqualTo("a>b b");
        assertThat(written("a = win", null)).isEqualTo("a=WIN");
    }

    @ParameterizedTest
    @CsvSource({"moves.dot,DOT", "A.GV.gz,DOT", "x.csv.gz,CSV", "x.tsv,CSV", "y.edges,PAIRS", "z.txt,-", "dot,-"})
    void namesOfFilesSayTheFormat(String name, String format) {
        assertThat(GraphFormat.ofName(name).map(Enum::name).orElse("-")).isEqualTo(format);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    PAIRS|a b~a b X|2|expected the player whose edge it is (L, R or both), found "X".
                    PAIRS|a b L c|1|unexpected "c"
                    PAIRS|a ->|1|expected the name of a vertex, found the end of the line.
                    PAIRS|a b~~c = maybe|3|expected a result (win, loss, draw, left or right), found "maybe".
                    PAIRS|a b~1-2|2|"1-2" could be an edge or a name
                    PAIRS|a b~b = win~b = loss|3|vertex b already has another result.
                    PAIRS|a b~a = win~b c|2|vertex a has a stated result
                    PAIRS|"a b|1|a quotation mark is opened here and not closed.
                    PAIRS|# nothing|1|there is no vertex in it
                    CSV|a,b~,c|2|the field of the vertex an edge comes from is empty.
                    CSV|a,b~"c"x,d|2|after a field in quotation marks
                    CSV|a,b,green|1|expected the player whose edge it is
                    DOT|digraph { a -> b~c -- d }|2|the edges of this kind of graph are written ->.
                    DOT|digraph { a -> {b c} }|1|subgraphs are not read here
                    DOT|digraph { a -> b|1|expected "}", found the end of the text.
                    DOT|digraph { a [result=who] }|1|expected a result
                    DOT|digraph { a ->~; }|2|expected the name of a vertex
                    DOT|tree { }|1|expected "digraph", found "tree".
                    DOT|digraph { } x|1|expected the end of the file
                    """, quoteCharacter = '`')
    void whatIsWrongIsSaidWithItsLine(GraphFormat format, String text, long line, String problem) {
        var bytes = new ByteArrayInputStream(text.replace('~', '\n').getBytes(StandardCharsets.UTF_8));
        assertThatThrownBy(() -> GraphReader.read(bytes, format, () -> {}))
                .isInstanceOfSatisfying(GraphException.class, e -> {
                    assertThat(e.problem().toString()).contains(problem);
                    assertThat(e.line()).isEqualTo(line);
                });
    }

    /// Names of all kinds, edges of all kinds, in random order and with repetition, against maps.
    @Tag("slow")
    @Test
    void randomGraphsComeBackInEveryFormat() {
        for (int seed = 0; seed < CaseCount.of(400); seed++) {
            var random = CaseCount.random(seed);
            var expected = new TreeMap<String, Map<String, Integer>>();
            var texts = new HashMap<GraphFormat, StringBuilder>();
            for (var format : GraphFormat.values()) texts.put(format, new StringBuilder());
            for (int i = 0; i < 1 + random.nextInt(300); i++) {
                var from = name(random);
                var to = name(random);
                int bits = seed % 2 == 0 ? 3 : 1 + random.nextInt(3);
                expected.computeIfAbsent(from, _ -> new TreeMap<>()).merge(to, bits, (a, b) -> a | b);
                expected.computeIfAbsent(to, _ -> new TreeMap<>());
                var player = bits == 3 ? "" : bits == 1 ? "L" : "R";
                texts.get(GraphFormat.PAIRS)
                        .append(from)
                        .append(' ')
                        .append(to)
                        .append(' ')
                        .append(player)
                        .append('\n');
                texts.get(GraphFormat.CSV)
                        .append(from)
                        .append(',')
                        .append(to)
                        .append(',')
                        .append(player)
                        .append("\r\n");
                texts.get(GraphFormat.DOT).append("\"%s\" -> \"%s\" [player=\"%s\"];".formatted(from, to, player));
            }
            texts.get(GraphFormat.DOT).insert(0, "digraph {").append('}');
            for (var format : GraphFormat.values())
                assertThat(contents(read(texts.get(format).toString(), format)))
                        .as("%s, seed %d", format, seed)
                        .isEqualTo(expected);
        }
    }

    private static String name(Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> Long.toString(random.nextLong() >>> 1 + random.nextInt(62));
            case 1 -> "0" + random.nextInt(50);
            case 2 -> "局面" + random.nextInt(30);
            case 3 -> String.format(Locale.ROOT, "v_%d.x", random.nextInt(3000));
            default -> Integer.toString(random.nextInt(200));
        };
    }

    private static Map<String, Map<String, Integer>> contents(GameGraph graph) {
        var contents = new TreeMap<String, Map<String, Integer>>();
        var names = new TreeSet<String>();
        for (int v = 0; v < graph.vertices(); v++) {
            var targets = new TreeMap<String, Integer>();
            for (int edge = graph.begin(v); edge < graph.begin(v + 1); edge++)
                targets.put(graph.name(graph.target(edge)), graph.players(edge));
            contents.put(graph.name(v), targets);
            assertThat(graph.find(graph.name(v))).isEqualTo(v);
            assertThat(names.add(graph.name(v))).isTrue();
        }
        assertThat(graph.find("no such vertex")).isNegative();
        assertThat(graph.find("999999999999")).isNegative();
        return contents;
    }

    /// A compressed file of a few megabytes may hold one word of thousands of millions of bytes.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"PAIRS,a", "CSV,a", "CSV,','", "DOT,a"})
    void aWordWithoutEndIsALimit(GraphFormat format, char sign) {
        var head = switch (format) {
            case PAIRS -> "a b\n";
            case CSV -> "from,to\na,b\n";
            case DOT -> "digraph { a -> \"";
        };
        var endless = new InputStream() {
            @Override
            public int read() {
                return sign;
            }

            @Override
            public int read(byte[] bytes, int from, int length) {
                Arrays.fill(bytes, from, from + length, (byte) sign);
                return length;
            }
        };
        var text = new SequenceInputStream(new ByteArrayInputStream(head.getBytes(StandardCharsets.UTF_8)), endless);
        assertThatThrownBy(() -> GraphReader.read(text, format, () -> {}))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("bytes here");
    }
}
