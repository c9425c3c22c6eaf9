/// Games with a score: exact values by minimax. {@link grundy.engine.minimax.ScoreEngines} chooses: a table filled from
/// the end where a row has one, else alpha-beta search over an {@link grundy.engine.minimax.SearchArena}, which is a
/// fast form of the rules. What a game is stands in `grundy.rules.scored`; nothing here reads or writes positions.
@NullMarked
package grundy.engine.minimax;

import org.jspecify.annotations.NullMarked;
