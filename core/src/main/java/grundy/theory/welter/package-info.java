/// Welter's game.
@NullMarked
package grundy.theory.welter;

import org.jspecify.annotations.NullMarked;
