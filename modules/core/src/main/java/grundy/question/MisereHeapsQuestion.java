package grundy.question;

import grundy.answer.MisereHeaps;
import grundy.check.QuotientTheorem;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.value.Play;
import java.util.Optional;

/// Asks for the genera and the misere quotient of the heaps 0 to `to`.
///
/// @param game impartial, of one coordinate
/// @param to the last heap, at least 0
/// @param knownQuotient the misere quotient of the game, if it was found before; it is checked first
public record MisereHeapsQuestion(Game game, int to, Optional<QuotientTheorem> knownQuotient)
        implements Question<MisereHeaps> {
    private static final long MOST = 10_000;

    /// @param to the last heap of a table
    /// @return whether the table has few enough heaps, each of which has a nim-value, for this to be asked
    ///     beside it
    public static boolean isFor(RuleTree rules, Play play, long to) {
        return play == Play.MISERE && rules.arity() == 1 && to <= MOST;
    }
}
