/// Wrong claims and programs of a kind common in articles, and how a reader refutes them.
///
/// Not here: duels with programs of users (`grundy.contest.duel`), and answers: the solver decides each game.
@NullMarked
package grundy.course.trap;

import org.jspecify.annotations.NullMarked;
