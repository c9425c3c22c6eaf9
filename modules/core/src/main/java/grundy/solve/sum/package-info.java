/// Disjunctive sums: who wins and by which moves, for each kind of player, and for games that are a sum as a whole.
///
/// Not here: misère sums (`grundy.solve.misere`), sums with moves in several components (`grundy.solve.compound`), and
/// the value of a single component (`grundy.solve.component`).
@NullMarked
package grundy.solve.sum;

import org.jspecify.annotations.NullMarked;
