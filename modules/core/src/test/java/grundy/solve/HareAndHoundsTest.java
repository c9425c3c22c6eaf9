package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.question.Question;
import grundy.rules.BoardPosition;
import grundy.rules.RuleTree;
import grundy.rules.option.RuleOptions;
import grundy.value.Outcome;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Hare and Hounds as patterns against the lines of the board, by the coordinates of its eleven points.
class HareAndHoundsTest {
    private static final List<Point> POINTS = points();

    private record Point(int row, int column) {
        /// Lines lead aslant from every second point only.
        boolean isBeside(Point other) {
            int down = Math.abs(row - other.row);
            int across = Math.abs(column - other.column);
            boolean isAslant = (row + column) % 2 == 1;
            return down + across == 1 || down == 1 && across == 1 && isAslant;
        }
    }

    private record HuntPosition(Set<Point> hounds, Point hare) {
        String text() {
            var text = new StringBuilder();
            for (int row = 0; row < 3; row++) {
                if (row > 0) text.append('/');
                for (int column = 0; column < 5; column++) {
                    var point = new Point(row, column);
                    boolean isAslant = (row + column) % 2 == 1;
                    if (!POINTS.contains(point)) text.append('#');
                    else if (hounds.contains(point)) text.append(isAslant ? 'x' : 'X');
                    else if (hare.equals(point)) text.append(isAslant ? 'o' : 'O');
                    else text.append(isAslant ? '.' : '-');
                }
            }
            return text.toString();
        }

        boolean isFree(Point point) {
            return !hounds.contains(point) && !hare.equals(point);
        }

        Set<String> after(boolean isLeft) {
            var texts = new HashSet<String>();
            for (var to : POINTS) {
                if (!isFree(to)) continue;
                if (!isLeft && hare.isBeside(to)) texts.add(new HuntPosition(hounds, to).text());
                if (!isLeft) continue;
                for (var from : hounds) {
                    if (!from.isBeside(to) || to.column < from.column) continue;
                    var moved = new HashSet<>(hounds);
                    moved.remove(from);
                    moved.add(to);
                    texts.add(new HuntPosition(moved, hare).text());
                }
            }
            return texts;
        }
    }

    private static List<Point> points() {
        var points = new ArrayList<Point>();
        for (int row = 0; row < 3; row++)
            for (int column = 0; column < 5; column++)
                if (row == 1 || column > 0 && column < 4) points.add(new Point(row, column));
        return points;
    }

    private static boolean isAscending(Point one, Point two, Point three) {
        return POINTS.indexOf(one) < POINTS.indexOf(two) && POINTS.indexOf(two) < POINTS.indexOf(three);
    }

    private static Set<String> moves(RuleTree rules, BoardPosition position) {
        return RuleOptions.undivided((RuleTree.OnBoard) rules, position)
                .map(option -> option.whole().toString())
                .collect(Collectors.toSet());
    }

    @Tag("slow")
    @Test
    void movesAreAlongTheLines() throws Exception {
        for (var one : POINTS)
            for (var two : POINTS)
                for (var three : POINTS) {
                    if (!isAscending(one, two, three)) continue;
                    for (var hare : POINTS) {
                        var drawn = new HuntPosition(Set.of(one, two, three), hare);
                        if (drawn.hounds.contains(hare)) continue;
                        var question = Question.parse("hare-and-hounds " + drawn.text());
                        var component = question.sum().components().getFirst();
                        var sides = (RuleTree.Partizan) component.game().rules();
                        var position = (BoardPosition) component.position();
                        assertThat(moves(sides.left(), position))
                                .as(drawn.text())
                                .isEqualTo(drawn.after(true));
                        assertThat(moves(sides.right(), position))
                                .as(drawn.text())
                                .isEqualTo(drawn.after(false));
                    }
                }
    }

    /// The hounds win the usual beginning, whoever begins: by a plain search backwards over all positions.
    @Tag("slow")
    @Test
    void theHoundsWin() throws Exception {
        var limits = Limits.DEFAULT.until(Deadline.after(Duration.ofSeconds(4)));
        var verdict = new Solver(limits).solve(Question.parse("hare-and-hounds #x-.#/x-.-o/#x-.#"));
        assertThat(verdict.outcome()).isEqualTo(Outcome.L);
        assertThat(verdict.moves().count()).isEqualTo(7);
    }
}
