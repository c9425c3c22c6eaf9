/// Sums in which a move is made in every component (conjunctive), or in some (selective). Not here: disjunctive
/// sums, which need no engine of their own beyond nim-values.
@NullMarked
package grundy.engine.compound;

import org.jspecify.annotations.NullMarked;
