package grundy.solve;

import grundy.check.QuotientTheorem;
import grundy.rules.Game;
import java.util.Optional;

/// What do the heaps 0 to `to` do in sums, in misere play?
///
/// @param game impartial, of one coordinate
/// @param to the last heap, at least 0
/// @param known the misere quotient of the game, if it was found before; it is checked first
public record MisereHeapsQuestion(Game game, int to, Optional<QuotientTheorem> known)
        implements Question<MisereHeaps> {}
