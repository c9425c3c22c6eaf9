/// Theorems about all sizes of a game: what is claimed, turned into formulas from the rules alone, and decided.
///
/// Not here: how a theorem is found (`grundy.prove`), and automata as such (`grundy.check.automaton`).
@NullMarked
package grundy.check.theorem;

import org.jspecify.annotations.NullMarked;
