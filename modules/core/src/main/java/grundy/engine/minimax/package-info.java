/// Games with a score: exact values by minimax. {@link grundy.engine.minimax.ScoreEngines} chooses: a table filled
/// from the end where a row has one, else alpha-beta search over a {@link grundy.engine.minimax.SearchArena}, which
/// is a fast form of the rules.
///
/// Not here: the rules (`grundy.rules.scored`), and positions as text.
@NullMarked
package grundy.engine.minimax;

import org.jspecify.annotations.NullMarked;
