/// Sums that are not disjunctive: a move may or must be made in several components, or the first component to end
/// decides.
///
/// Not here: disjunctive sums (`grundy.solve.sum`, in misère play `grundy.solve.misere`).
@NullMarked
package grundy.solve.compound;

import org.jspecify.annotations.NullMarked;
