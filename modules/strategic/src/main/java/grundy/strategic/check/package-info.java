/// What must be trusted about games of choice: recomputes deviations, domination and equilibria from the payoffs alone.
@NullMarked
package grundy.strategic.check;

import org.jspecify.annotations.NullMarked;
