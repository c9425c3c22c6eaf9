/// Sums in which a move is made in every component (conjunctive), or in some (selective), and sums of which the first
/// component to end decides.
///
/// Not here: disjunctive sums, whose nim-values add up (`grundy.solve.sum`).
@NullMarked
package grundy.theory.compound;

import org.jspecify.annotations.NullMarked;
