/// The ways in: proves a theorem about all sizes of a game, tests a formula of the user's, and proves a family of games
/// one by one.
///
/// Not here: the search is in `grundy.prove.search`, its results in `grundy.prove.finding`; how a
/// theorem is checked again is in `grundy.check.theorem`.
@NullMarked
package grundy.prove;

import org.jspecify.annotations.NullMarked;
