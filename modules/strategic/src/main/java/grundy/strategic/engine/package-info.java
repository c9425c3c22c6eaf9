/// Engines for games of choice: dominance, equilibria, values, backward induction; exact, by rational arithmetic.
@NullMarked
package grundy.strategic.engine;

import org.jspecify.annotations.NullMarked;
