/// Calculations: what an expression of numbers, games, nimbers and ordinals comes to, and what is known of the games
/// that stand in it.
///
/// Not here: arithmetic itself, which is `grundy.value`.
@NullMarked
package grundy.solve.calculate;

import org.jspecify.annotations.NullMarked;
