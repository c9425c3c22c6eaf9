/// What a lesson asks, and how an answer is checked: against the solver, never against an answer in the file.
@NullMarked
package grundy.course.exercise;

import org.jspecify.annotations.NullMarked;
