/// Words and formulas for a theorem that is proved, and what the formulas of a family have in common.
///
/// Not here: proofs about a game: the automata compared here are proved already (`grundy.prove.learn`).
@NullMarked
package grundy.prove.statement;

import org.jspecify.annotations.NullMarked;
