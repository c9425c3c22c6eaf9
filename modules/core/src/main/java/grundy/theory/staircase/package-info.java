/// Boards that come down to Nim by steps or gaps: staircases, rows of coins, Northcott's game.
@NullMarked
package grundy.theory.staircase;

import org.jspecify.annotations.NullMarked;
