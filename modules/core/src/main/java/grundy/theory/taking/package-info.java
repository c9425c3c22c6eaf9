/// One heap, from which certain amounts may be taken: intervals, two amounts, residues, powers, a part of the heap.
///
/// Not here: amounts that are a matter of divisors (`grundy.theory.divisors`) or of the last move
/// (`grundy.theory.takeaway`).
@NullMarked
package grundy.theory.taking;

import org.jspecify.annotations.NullMarked;
