/// The exercises of lessons, and the check of an answer: against the solver, never against an answer in the file.
///
/// Not here: exercise sheets (`grundy.course.sheet`).
@NullMarked
package grundy.course.exercise;

import org.jspecify.annotations.NullMarked;
