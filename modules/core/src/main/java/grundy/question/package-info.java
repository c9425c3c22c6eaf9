/// The questions that may be asked: one record for each kind, all of them a `Question`. The limits
/// within which one is answered are handed to the solver beside it.
///
/// Not here: how a question is answered (`grundy.solve`), and its answer (`grundy.answer`).
@NullMarked
package grundy.question;

import org.jspecify.annotations.NullMarked;
