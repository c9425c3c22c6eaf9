/// A problem of an online judge as data: the shape of its input, formulas, texts with gaps, and a case with its
/// values.
///
/// Not here: files of problems, and answers to a case (`grundy.contest.judge`).
@NullMarked
package grundy.contest.problem;

import org.jspecify.annotations.NullMarked;
