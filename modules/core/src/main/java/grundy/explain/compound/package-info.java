/// Lessons about sums in which a move is made in every component, in some, or in all but those that are over: the rows
/// of lengths and outcomes that decide them.
///
/// Not here: disjunctive sums (`grundy.explain.lesson`).
@NullMarked
package grundy.explain.compound;

import org.jspecify.annotations.NullMarked;
