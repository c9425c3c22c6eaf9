/// Games of turning coins, and their products by the Tartan theorem.
@NullMarked
package grundy.theory.coins;

import org.jspecify.annotations.NullMarked;
