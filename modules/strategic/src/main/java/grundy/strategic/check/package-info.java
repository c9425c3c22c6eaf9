/// The trusted checks of games of choice: they recompute deviations, domination and equilibria from the payoffs
/// alone.
///
/// Not here: the search for what is checked (`grundy.strategic.engine`).
@NullMarked
package grundy.strategic.check;

import org.jspecify.annotations.NullMarked;
