/// Closed forms of boards in normal play: nim-values or cold positions by a theorem, and the options of a given
/// value without running through all of them. One class a theorem; {@link grundy.engine.closed.board.BoardForms}
/// says which board has one. The rules of the boards are in `grundy.rules.board`; nothing here searches.
@NullMarked
package grundy.engine.closed.board;

import org.jspecify.annotations.NullMarked;
