/// Duels between a user's program and the truth: inputs are made up, the program is run on them under limits, and the
/// smallest input on which it is wrong is looked for. What the truth is comes from `grundy.contest.judge`.
@NullMarked
package grundy.contest.duel;

import org.jspecify.annotations.NullMarked;
