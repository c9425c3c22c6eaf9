/// One component of a sum: which engine or theorem answers for it, and what of it may be kept for the next question.
///
/// Not here: what components come to together (`grundy.solve.sum`).
@NullMarked
package grundy.solve.component;

import org.jspecify.annotations.NullMarked;
