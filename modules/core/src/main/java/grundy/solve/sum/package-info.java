/// Sums as a whole: who wins and by which moves, for each way of playing together and each kind of player.
///
/// Not here: the value of a single component (`grundy.solve.component`).
@NullMarked
package grundy.solve.sum;

import org.jspecify.annotations.NullMarked;
