/// Fibonacci Nim and its kin, where what may be taken depends on what was taken last, and races to a number.
///
/// Not here: takes from a set that stays the same (`grundy.theory.taking`).
@NullMarked
package grundy.theory.takeaway;

import org.jspecify.annotations.NullMarked;
