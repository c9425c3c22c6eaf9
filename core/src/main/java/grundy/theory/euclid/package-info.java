/// Euclid's game, to 0 or with both numbers positive.
@NullMarked
package grundy.theory.euclid;

import org.jspecify.annotations.NullMarked;
