/// One heap, from which certain amounts may be taken: intervals, two amounts, residues, powers, a part of the heap.
/// Amounts that are a matter of divisors are in `theory.divisors`.
@NullMarked
package grundy.theory.taking;

import org.jspecify.annotations.NullMarked;
