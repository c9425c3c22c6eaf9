package grundy.solve;

import grundy.rules.Game;
import grundy.rules.Rules;
import grundy.value.Play;

/// Who wins the heaps 0 to `to`, where Left and Right have moves of their own, or options may be blocked?
///
/// @param game of one coordinate with moves for Left and for Right, or options blocked
/// @param to the last heap, at least 0
public record OutcomesQuestion(Game game, Play play, long to) implements Question<Outcomes> {
    /// @return whether the heaps of a game have no nim-values, so that this is what is to be asked of them
    public static boolean isFor(Rules rules) {
        return rules instanceof Rules.Partizan || rules instanceof Rules.Blocking && rules.arity() == 1;
    }
}
