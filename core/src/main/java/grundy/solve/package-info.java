/// A question in, its answer out: {@link grundy.solve.Question} and {@link grundy.solve.Answer} are sealed, and {@link
/// grundy.solve.Solver} is the one way from one to the other, for all apps and for a user's own code. What is public
/// here are questions, answers and what answers are made of; how they are found is nobody's business outside. Does not
/// read text, and puts nothing into words.
@NullMarked
package grundy.solve;

import org.jspecify.annotations.NullMarked;
