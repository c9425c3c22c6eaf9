package grundy.present.picture;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.limit.Limits;
import grundy.question.PositionQuestion;
import grundy.question.Question;
import grundy.rules.Component;
import grundy.rules.Sum;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.GraphFormat;
import grundy.rules.graph.GraphReader;
import grundy.solve.Solver;
import grundy.text.Language;
import grundy.value.Compound;
import grundy.value.Play;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Positions with their winning moves as pictures.
class PositionPictureTest {
    private static final String COUNTER = "<circle[^>]*fill=\"#51606f\"";
    private static final String GONE = "<circle[^>]*stroke-dasharray[^>]*fill=\"#ffffff\"";

    private static Verdict verdict(String question) throws Exception {
        return new Solver(Limits.DEFAULT).solve(Question.parse(question));
    }

    private static String svg(String question) throws Exception {
        return PositionPicture.of(verdict(question), Solver::solve, Language.EN).svg();
    }

    private static long count(String svg, String regex) {
        return Pattern.compile(regex).matcher(svg).results().count();
    }

    @Test
    void heapsAreCountersAndThoseThatGoAreHollow() throws Exception {
        var svg = svg("nim 3 5 7");
        assertThat(count(svg, COUNTER)).isEqualTo(3 + 5 + 7 - 3);
        assertThat(count(svg, GONE)).isEqualTo(3);
        assertThat(svg).contains(">-&gt; 4  [2]</text>", ">heap 2: 5 -&gt; 4 (take 1)</text>");
    }

    @Test
    void splitHeapsStandApart() throws Exception {
        var svg = svg("kayles 10");
        // the heap, and four moves of which three take one and one takes two
        assertThat(count(svg, COUNTER)).isEqualTo(10 + 3 * 9 + 8);
        assertThat(count(svg, GONE)).isEqualTo(3 + 2);
        assertThat(svg).contains("-&gt; 4 + 4");
    }

    @Test
    void aLargeHeapIsABar() throws Exception {
        var svg = svg("nim 3 5 1000000");
        assertThat(count(svg, "<rect[^>]*fill=\"#ffffff\"[^>]*/>")).isEqualTo(2);
        assertThat(svg).contains(">1000000</text>").hasSizeLessThan(5000);
    }

    @Test
    void manyHeapsAreColumns() throws Exception {
        var heaps = String.join(" ", Collections.nCopies(999, "7"));
        var svg = svg("nim " + heaps + " 3");
        assertThat(svg).contains("… and 600 more heaps, not drawn").hasSizeLessThan(100_000);
        assertThat(svg).contains("heap 1: 7 -&gt; 3");
    }

    /// As a queen on a board of chess: black are the cold pairs, green those that a move reaches.
    @Test
    void aPairStandsAmongTheColdOnes() throws Exception {
        var svg = svg("wythoff 5 8");
        // the squares of (0,0), (1,2), (3,5), (4,7), (6,10) and their mirror images, and one sign of the legend
        assertThat(count(svg, "<circle[^>]*fill=\"#222222\"")).isEqualTo(9 + 1);
        assertThat(count(svg, "<circle[^>]*fill=\"#2e8b57\"")).isEqualTo(2);
        assertThat(svg).contains("lost positions (P)", ">a</text>", ">b</text>");
    }

    @Test
    void aLongPairIsTwoHeaps() throws Exception {
        assertThat(svg("wythoff 165580140 267914295"))
                .contains(">165580140</text>")
                .doesNotContain("lost positions (P)");
    }

    @Test
    void stairsHaveArrows() throws Exception {
        var svg = svg("staircase 2 1 3");
        assertThat(count(svg, COUNTER)).isEqualTo(6);
        assertThat(count(svg, "<path[^>]*stroke=\"#2e8b57\"[^>]*stroke-width=\"2.5\""))
                .isEqualTo(2);
        assertThat(svg).contains(">ground</text>");
    }

    @Test
    void coinsThatAreTurnedHaveRims() throws Exception {
        var svg = svg("turning-turtles THTTH");
        assertThat(count(svg, "<rect[^>]*stroke=\"#2e8b57\"[^>]*stroke-width=\"2.5\""))
                .isEqualTo(2);
        assertThat(count(svg, ">H</text>")).isEqualTo(2);
        assertThat(count(svg, ">T</text>")).isEqualTo(3 + 5);
    }

    @Test
    void aLongStripHasGaps() throws Exception {
        assertThat(svg("nimble 3 5 6 6 6 100000"))
                .contains(">100000</text>", ">99999</text>")
                .doesNotContain(">50000</text>")
                .contains(">3</text>");
    }

    @Test
    void bittenSquaresAreDashed() throws Exception {
        var svg = svg("chomp 3 4");
        assertThat(count(svg, "<rect[^>]*fill=\"#7b5236\"")).isEqualTo(12 + 8);
        assertThat(count(svg, "<rect[^>]*stroke-dasharray")).isEqualTo(4);
    }

    @Test
    void aTokenGoesAlongAnEdge() throws Exception {
        var svg = svg("geography at 1: path 4");
        assertThat(count(svg, "<circle[^>]*fill=\"#f2c94c\"")).isEqualTo(1);
        assertThat(count(svg, "<path[^>]*stroke=\"#2e8b57\"[^>]*stroke-width=\"2.5\""))
                .isEqualTo(1);
        assertThat(svg("geography at 1: grid 8 8")).contains("more vertices, not drawn");
    }

    @Test
    void aTokenOnAGraphThatWasRead() throws Exception {
        var text = new ByteArrayInputStream("a b\nb c\nc d\na d\n".getBytes(StandardCharsets.UTF_8));
        var graph = GraphReader.read(text, GraphFormat.PAIRS, () -> {});
        var game = GraphBoard.game("g", graph);
        var component = new Component(game, GraphBoard.position(graph, graph.find("a")));
        var sum = new Sum(Play.NORMAL, Compound.DISJUNCTIVE, List.of(component), "a");
        var svg = PositionPicture.of(
                        new Solver(Limits.DEFAULT).solve(new PositionQuestion(sum)), Solver::solve, Language.EN)
                .svg();
        assertThat(svg).contains(">a</text>", ">d</text>");
        assertThat(count(svg, "<path[^>]*stroke=\"#2e8b57\"[^>]*stroke-width=\"2.5\""))
                .isEqualTo(2);
    }

    @Test
    void sidesHaveTheirColours() throws Exception {
        var svg = svg("left take 1..2; right take 1..3 7");
        assertThat(svg).contains("fill=\"#c0392b\">-&gt; 6  [1]</text>").doesNotContain("fill=\"#1f5fa8\">-&gt;");
        assertThat(svg).contains(">R</text>");
    }

    @Test
    void componentsOfASumStandBesideEachOther() throws Exception {
        var svg = svg("nim(3,5) + wythoff(4,7) + [take 1..3](21)");
        assertThat(svg)
                .contains(">nim</text>", ">component 3: wythoff(4,7)</text>", "positions lost on their own")
                .contains(">component 4: [take 1..3](21)</text>");
    }

    @Test
    void movesInSeveralComponentsAreMarkedInAllOfThem() throws Exception {
        assertThat(count(svg("every nim 3 5 7"), GONE)).isEqualTo(3 + 5 + 7);
    }

    @Test
    void severalPlayersHaveNoSignOfAWinner() throws Exception {
        assertThat(svg("3 players: take 1..2 10")).contains("Player 0 loses").contains(">10</text>");
    }

    @Test
    void aQuestionIsDrawnWithoutItsAnswer() throws Exception {
        var svg = PositionPicture.of(Question.parse("nim 3 5 7"), Solver::solve, Language.ZH)
                .svg();
        assertThat(count(svg, COUNTER)).isEqualTo(15);
        assertThat(svg).doesNotContain("必胜");
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "misere nim 1 1 1 2",
                "misere wythoff 3 6",
                "some nim 3 5",
                "short every nim 3 5",
                "kayles 100000",
                "hackenbush 0-1 1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-9 9-10 10-11 11-12 12-13 13-14 14-15 15-16 16-17 17-18 18-19",
                "node-kayles path 59",
                "staircase 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28",
                "welter 1 4 60 61 999",
                "mock-turtles 1 2 1000000",
                "end-nim 3 1 4 1 5",
                "kayles-ring ring 4000",
                "silver-dollar 10 2000 30000000000000000000000",
                "domineering(2x3) + clobber(.xo/oxo) + {1|-1} + {2|0} + {3|1} + *2 + ^",
                "left take 1..5; right take 2..9 30",
                "3 players: take 1..2 4",
                "race 0",
            })
    void otherPositionsKeepToTheBounds(String question) throws Exception {
        var verdict = verdict(question);
        for (var language : Language.values()) CataloguePicturesTest.check(verdict, language);
    }
}
