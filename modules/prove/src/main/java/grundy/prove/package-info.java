/// The ways in: proves a theorem about all sizes of a game, tests a formula of the user's, and proves a family of games
/// one by one.
///
/// Not here: what is searched for is in `grundy.prove.search`; what came of it is in `grundy.prove.finding`; how a
/// theorem is checked again is in `grundy.check.theorem`.
@NullMarked
package grundy.prove;

import org.jspecify.annotations.NullMarked;
