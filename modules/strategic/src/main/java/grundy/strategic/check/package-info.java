/// The trusted checks of games of choice: they recompute deviations, domination and equilibria from the
/// payoffs alone.
@NullMarked
package grundy.strategic.check;

import org.jspecify.annotations.NullMarked;
