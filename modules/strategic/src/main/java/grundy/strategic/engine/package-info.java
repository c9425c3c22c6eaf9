/// Engines for games of choice: dominance, equilibria, values, backward induction; exact, by rational arithmetic.
///
/// Not here: checks of what is found (`grundy.strategic.check`), which import no engine.
@NullMarked
package grundy.strategic.engine;

import org.jspecify.annotations.NullMarked;
