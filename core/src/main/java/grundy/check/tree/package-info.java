/// Checks what is said about game trees from their payoffs alone, exactly.
@NullMarked
package grundy.check.tree;

import org.jspecify.annotations.NullMarked;
