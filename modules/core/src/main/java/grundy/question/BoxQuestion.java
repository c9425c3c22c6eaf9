package grundy.question;

import grundy.answer.BoxTable;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.value.Play;
import java.util.List;

/// Asks for the outcomes of all positions of a box, and for their nim-values if these are wanted.
///
/// @param game of 2 to {@link #MOST_COORDINATES} coordinates, none of whose moves raises one
/// @param last the greatest value of each coordinate
/// @param wantsValues whether nim-values are wanted
public record BoxQuestion(Game game, Play play, List<Integer> last, boolean wantsValues) implements Question<BoxTable> {
    /// The most coordinates of a box.
    public static final int MOST_COORDINATES = 5;

    public BoxQuestion {
        last = List.copyOf(last);
    }

    /// @return whether there are boxes of a game's positions
    public static boolean isFor(RuleTree rules) {
        return rules instanceof RuleTree.Moves && rules.arity() >= 2 && rules.arity() <= MOST_COORDINATES;
    }
}
