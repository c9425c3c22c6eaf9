/// Sums in which a move is made in every component (conjunctive), or in some (selective), and sums of which the first
/// component to end decides. Not here: ordinary disjunctive sums, which need no engine of their own beyond
/// nim-values.
@NullMarked
package grundy.theory.compound;

import org.jspecify.annotations.NullMarked;
