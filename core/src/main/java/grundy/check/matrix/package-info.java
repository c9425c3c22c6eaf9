/// Checks what is said about games in strategic form from their payoffs alone, exactly: equilibria, values, dominance.
@NullMarked
package grundy.check.matrix;

import org.jspecify.annotations.NullMarked;
