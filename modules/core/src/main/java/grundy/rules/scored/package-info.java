/// The games with a score: games of the catalogue whose moves bring points, or that are won, lost or drawn, each a
/// small class that implements {@link grundy.rules.ScoredBoard}, and their register {@link
/// grundy.rules.scored.ScoredBoards}. To add one, write the class and its line there.
///
/// Not here: who wins (`grundy.engine.minimax`).
@NullMarked
package grundy.rules.scored;

import org.jspecify.annotations.NullMarked;
