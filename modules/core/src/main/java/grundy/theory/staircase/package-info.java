/// Boards that come down to Nim by steps or gaps: staircases, rows of coins, Northcott's game.
///
/// Not here: heaps that are Nim as they stand (`grundy.theory.nim`).
@NullMarked
package grundy.theory.staircase;

import org.jspecify.annotations.NullMarked;
