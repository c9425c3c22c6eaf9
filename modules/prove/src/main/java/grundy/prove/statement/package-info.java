/// Words and formulas for a theorem that is proved, and what the formulas of a family have in common.
///
/// Not here: nothing is proved about a game here: automata are compared that are proved already.
@NullMarked
package grundy.prove.statement;

import org.jspecify.annotations.NullMarked;
