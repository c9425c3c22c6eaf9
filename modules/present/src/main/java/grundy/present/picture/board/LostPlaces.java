package grundy.present.picture.board;

import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.present.board.PositionBoard;
import grundy.question.AnswerSource;
import grundy.question.GridQuestion;
import grundy.rules.Component;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.value.Play;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// The P-positions near a two-heap position, to be marked on its board.
public final class LostPlaces {
    /// The longest a picture waits for them.
    private static final Duration SOON = Duration.ofSeconds(2);

    private static final int MOST_POSITIONS = 200_000;
    private static final String PLANE = "plane";

    private LostPlaces() {}

    /// @param answers where the lost positions come from
    /// @return places on the part of the board; none where it is no plane
    public static List<String> of(PositionBoard.Part part, Component component, Play play, AnswerSource answers) {
        if (!part.look().equals(PLANE) || !(component.game().rules() instanceof RuleTree.Moves)) return List.of();
        int rows = (int) part.height();
        int columns = (int) part.width();
        var limits = Limits.ofWork().withAtMost(MOST_POSITIONS).until(Deadline.after(SOON));
        try {
            var question = new GridQuestion(component.game(), play, Math.max(rows, columns) - 1);
            return zeros(
                    part.component() + ":", answers.answer(question, limits).values(), rows, columns);
        } catch (LimitException | RulesException _) {
            return List.of();
        }
    }

    private static List<String> zeros(String part, int[][] values, int rows, int columns) {
        var lost = new ArrayList<String>();
        for (int row = 0; row < Math.min(rows, values.length); row++)
            for (int column = 0; column < Math.min(columns, values[row].length); column++)
                if (values[row][column] == 0) lost.add(part + row + "," + column);
        return lost;
    }
}
