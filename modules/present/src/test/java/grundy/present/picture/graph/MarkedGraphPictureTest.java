package grundy.present.picture.graph;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.present.picture.PositionPicture;
import grundy.question.Question;
import grundy.solve.Solver;
import grundy.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Positions on graphs, and what their winning moves make of them.
class MarkedGraphPictureTest {
    private static String svg(String question) throws Exception {
        return PositionPicture.of(
                        new Solver(Limits.DEFAULT).solve(Question.parse(question)), Solver::solve, Language.EN)
                .svg();
    }

    private static long count(String svg, String regex) {
        return Pattern.compile(regex).matcher(svg).results().count();
    }

    /// 1 is Left's, so that 2 is closed to Right, and by taking 3 he closes it to Left too.
    @Test
    void verticesHaveTheColourOfTheirSide() throws Exception {
        var svg = svg("snort-on-graphs path 3 1:x");
        assertThat(svg).contains("Left's winning moves: 2", "Right's winning moves: 1");
        assertThat(count(svg, "<circle[^>]*fill=\"#1f5fa8\"")).isEqualTo(1 + 2 + 2 + 1);
        assertThat(count(svg, "<circle[^>]*fill=\"#cfe0f3\"")).isEqualTo(2);
    }

    @Test
    void whatFallsIsDashed() throws Exception {
        var svg = svg("hackenbush 0-1 1-2 1-3");
        // one winning move: the edge on the ground is cut, two others fall
        assertThat(svg).contains("Winning moves: 1");
        assertThat(count(svg, "stroke=\"#2e8b57\"[^>]*stroke-dasharray")).isEqualTo(1);
        assertThat(count(svg, "<path[^>]*stroke=\"#dddddd\"[^>]*stroke-dasharray"))
                .isEqualTo(2);
    }

    @Test
    void stalksAndChildishBushes() throws Exception {
        var stalks = svg("red-blue-hackenbush BRR");
        assertThat(count(stalks, "<path[^>]*stroke=\"#1f5fa8\" stroke-width=\"2.5\"[^>]*d="))
                .isPositive();
        assertThat(stalks).contains("Left's winning moves: 1");
        assertThat(svg("childish-hackenbush 0-1B 1-2B 1-3R 3-4B")).contains("Left's winning moves: 2");
    }

    @Test
    void takenVerticesAreGone() throws Exception {
        var svg = svg("node-kayles path 3");
        // the middle takes all three
        assertThat(svg).contains("Winning moves: 1");
        assertThat(count(svg, "<circle[^>]*stroke-dasharray")).isEqualTo(3);
    }

    @Test
    void whatIsNotDrawnIsSaid() throws Exception {
        assertThat(svg("node-kayles path 61")).contains("more vertices (61) than a picture shows (60)");
        assertThat(svg("domineering 30x1")).contains("the board (30 x 1) is larger than a picture shows (24 x 24)");
        assertThat(svg("domineering(1x2) + domineering(1x2) + clobber(xo) + col(..) + snort(...) + col(.) + snort(..)"))
                .contains("… and 1 more component, not drawn");
    }

    @Test
    void pathsAreStraightAndGridsSquare() {
        var path = new StressLayout(List.of(List.of(1), List.of(0, 2), List.of(1, 3), List.of(2)));
        for (int v = 1; v < 4; v++) {
            assertThat(path.x[v] - path.x[v - 1]).isBetween(0.95, 1.05);
            assertThat(path.y[v] - path.y[v - 1]).isBetween(-0.05, 0.05);
        }
        int across = 4;
        int size = 12;
        var neighbours = new ArrayList<List<Integer>>();
        for (int v = 0; v < size; v++) {
            int at = v;
            neighbours.add(IntStream.range(0, size)
                    .filter(w -> Math.abs(at - w) == across || Math.abs(at - w) == 1 && at / across == w / across)
                    .boxed()
                    .toList());
        }
        var grid = new StressLayout(neighbours);
        for (int v = 0; v < size; v++)
            for (int w : neighbours.get(v)) {
                double level = Math.abs(grid.x[v] - grid.x[w]);
                double upright = Math.abs(grid.y[v] - grid.y[w]);
                assertThat(Math.min(level, upright)).isLessThan(0.15);
                assertThat(Math.max(level, upright)).isBetween(0.85, 1.2);
            }
    }
}
