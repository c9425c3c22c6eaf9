/// Several heaps that a move may change together, or under a condition on the others, apart from Wythoff's game and
/// Euclid's.
@NullMarked
package grundy.theory.coupled;

import org.jspecify.annotations.NullMarked;
