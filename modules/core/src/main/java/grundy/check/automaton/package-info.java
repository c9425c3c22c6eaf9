/// Automata and the arithmetic that is decided by them: systems of numeration, formulas, their automata, and what
/// addition and order come to in them.
///
/// Not here: games: what a formula says about rules stands in `grundy.check.theorem`.
@NullMarked
package grundy.check.automaton;

import org.jspecify.annotations.NullMarked;
