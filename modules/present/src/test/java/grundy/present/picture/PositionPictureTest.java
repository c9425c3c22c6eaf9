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
    private static final String STONE = "<circle[^>]*fill=\"#1f3a5f\"";
    private static final String CHANGED = "fill=\"#d9480f\"";
    private static final String BADGE = "<circle[^>]*fill=\"#ffffff\" stroke=\"#116b35\"";

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
    void heapsAreStonesAndSmallBoardsShowThoseThatGo() throws Exception {
        var svg = svg("nim 3 5 7");
        // the board, and a small one for each of three moves; each takes the same three, one or three stones
        assertThat(count(svg, STONE) + count(svg, CHANGED)).isEqualTo(15 + 3 * 15);
        assertThat(count(svg, CHANGED)).isEqualTo(1 + 1 + 1);
        assertThat(count(svg, BADGE)).isEqualTo(3);
        assertThat(svg).contains(">heap 2: 5 -&gt; 4 (take 1)</text>", ">[2]</text>");
    }

    @Test
    void octalCodesHavePins() throws Exception {
        var svg = svg("kayles 10");
        assertThat(count(svg, "stroke-width=\"0.02\"")).isEqualTo(10 + 4 * 10);
    }

    @Test
    void aLargeHeapIsABarAndTheNumberStandsWhereItIsCut() throws Exception {
        var svg = svg("nim 3 5 1000000");
        assertThat(svg).contains(">1000000</text>").hasSizeLessThan(12_000);
        assertThat(count(svg, BADGE)).isEqualTo(1);
    }

    @Test
    void heapsBeyondABoardAreWords() throws Exception {
        assertThat(svg("nim " + String.join(" ", Collections.nCopies(999, "7")) + " 3"))
                .hasSizeLessThan(100_000)
                .contains("heap 1: 7 -&gt; 3");
    }

    /// A queen on a plane, among the lost positions.
    @Test
    void aPairStandsAmongTheLostOnes() throws Exception {
        var svg = svg("wythoff 5 8");
        // (0,0), (1,2), (2,1), (3,5), (5,3), (4,7) are on the plane of 0..5 and 0..8, and one sign of the legend
        assertThat(count(svg, "<circle[^>]*fill=\"#1b2330\"/>")).isEqualTo(6 + 1);
        assertThat(count(svg, BADGE)).isEqualTo(2);
        assertThat(svg).contains("lost positions (P)", ">♛</text>");
    }

    @Test
    void aLongPairIsTwoBars() throws Exception {
        assertThat(svg("wythoff 165580140 267914295"))
                .contains(">165580140</text>")
                .doesNotContain("lost positions (P)");
    }

    @Test
    void sidesHaveTheirColours() throws Exception {
        var svg = svg("left take 1..2; right take 1..3 7");
        assertThat(svg).contains("fill=\"#a13a12\">[1]</text>").doesNotContain("fill=\"#1c5aa3\">[");
        assertThat(svg).contains(">R</text>");
        // each side can only take the other's stone: two of each side on the board and on a small one for each move
        var clobber = svg("clobber xo/..");
        assertThat(count(clobber, "<circle[^>]*fill=\"#1c5aa3\"")).isPositive();
        assertThat(count(clobber, "<circle[^>]*fill=\"#a13a12\"")).isPositive();
    }

    @Test
    void componentsOfASumHaveTheirNames() throws Exception {
        var svg = svg("nim(3,5) + wythoff(4,7) + [take 1..3](21)");
        assertThat(count(svg, ">nim</text>")).isEqualTo(1);
        assertThat(svg).contains(">wythoff</text>", ">take 1..3</text>", "positions lost on their own");
    }

    @Test
    void thermographsStandBelowBoards() throws Exception {
        assertThat(count(svg("domineering(2x3) + clobber(.xo/oxo) + {1|-1}"), ">mean "))
                .isEqualTo(4);
    }

    @Test
    void bestMovesOfAGameWithAScoreHaveNumbers() throws Exception {
        assertThat(count(svg("tic-tac-toe X.O/.X./..O"), BADGE)).isPositive();
    }

    @Test
    void severalPlayersHaveNoSignOfAWinner() throws Exception {
        assertThat(svg("3 players: take 1..2 10")).contains("Player 0 loses").contains("10");
    }

    @Test
    void darkPaperHasColoursOfItsOwn() throws Exception {
        assertThat(svg("nim 3 5 7")).contains("prefers-color-scheme: dark", "#191f28");
    }

    @Test
    void anEdgeThatLeadsHasAHead() throws Exception {
        var text = new ByteArrayInputStream("a b\nb c\nc d\na d\n".getBytes(StandardCharsets.UTF_8));
        var graph = GraphReader.read(text, GraphFormat.PAIRS, () -> {});
        var game = GraphBoard.game("g", graph);
        var component = new Component(game, GraphBoard.position(graph, graph.find("a")));
        var sum = new Sum(Play.NORMAL, Compound.DISJUNCTIVE, List.of(component), "a");
        var svg = PositionPicture.of(
                        new Solver(Limits.DEFAULT).solve(new PositionQuestion(sum)), Solver::solve, Language.EN)
                .svg();
        assertThat(svg).contains(">a</text>", ">d</text>");
        assertThat(count(svg, "<path d=\"M[^\"]*z\" fill")).isEqualTo(4 + 2 * 4);
    }

    @Test
    void aQuestionIsDrawnWithoutItsAnswer() throws Exception {
        var svg = PositionPicture.of(Question.parse("nim 3 5 7"), Solver::solve, Language.ZH)
                .svg();
        assertThat(count(svg, STONE)).isEqualTo(15);
        assertThat(count(svg, BADGE)).isZero();
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
