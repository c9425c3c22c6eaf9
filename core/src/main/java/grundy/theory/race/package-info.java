/// Races to a target by adding.
@NullMarked
package grundy.theory.race;

import org.jspecify.annotations.NullMarked;
