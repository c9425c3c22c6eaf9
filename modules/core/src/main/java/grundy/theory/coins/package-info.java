/// Games of turning coins, their products by the Tartan theorem, and Welter's game.
///
/// Not here: the boards of these games (`grundy.rules.board.coin`).
@NullMarked
package grundy.theory.coins;

import org.jspecify.annotations.NullMarked;
