/// Games in which coins are turned, in a row and on a grid.
///
/// Not here: who wins; their closed forms live in `grundy.theory`.
@NullMarked
package grundy.rules.board.coin;

import org.jspecify.annotations.NullMarked;
