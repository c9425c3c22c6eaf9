/// A judge's problem as data: the shape of its input, formulas, texts with gaps, and a case with its values.
@NullMarked
package grundy.contest.problem;

import org.jspecify.annotations.NullMarked;
