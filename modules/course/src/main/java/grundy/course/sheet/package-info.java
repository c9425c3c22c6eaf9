/// Exercise sheets with solutions: drawn by a seed, answered by the solver, written as text, Markdown, LaTeX or JSON.
///
/// Not here: the exercises of lessons (`grundy.course.exercise`).
@NullMarked
package grundy.course.sheet;

import org.jspecify.annotations.NullMarked;
