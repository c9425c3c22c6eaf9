/// Misère sums: who wins by tame values, by quotients, by proved heaps and by rules of thumb.
///
/// Not here: the search for a quotient (`grundy.engine.misere`).
@NullMarked
package grundy.solve.misere;

import org.jspecify.annotations.NullMarked;
