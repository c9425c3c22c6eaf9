/// The ways in: proves a theorem about all sizes of a game, tests a formula of the user's, and proves a family of games
/// one by one.
///
/// Not here: the search (`grundy.prove.search`), its results (`grundy.prove.finding`), and the check of a theorem
/// (`grundy.check.theorem`).
@NullMarked
package grundy.prove;

import org.jspecify.annotations.NullMarked;
