/// The one way from a question to its answer: `Solver` hands each question to the solver of its kind, alone, in a
/// series, or partly within limits.
///
/// Not here: engines and theorems, which know nothing of questions.
@NullMarked
package grundy.solve;

import org.jspecify.annotations.NullMarked;
