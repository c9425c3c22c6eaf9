/// Duels between a user's program and the right answers: makes up inputs, runs the program on them under limits, and
/// looks for the smallest input on which it is wrong.
///
/// Not here: the right answers (`grundy.contest.judge`).
@NullMarked
package grundy.contest.duel;

import org.jspecify.annotations.NullMarked;
