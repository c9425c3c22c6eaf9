/// Several heaps that a move may change together, or under a condition on the others, apart from Wythoff's game and
/// Euclid's.
///
/// Not here: these two (`grundy.theory.wythoff`, `grundy.theory.divisors`), and limits that a move sets for the next
/// (`grundy.theory.takeaway`).
@NullMarked
package grundy.theory.coupled;

import org.jspecify.annotations.NullMarked;
