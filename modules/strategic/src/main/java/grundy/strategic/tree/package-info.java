/// Games in extensive form: trees with chance, information sets and payoffs, and the texts they are written in.
///
/// Not here: backward induction and equilibria (`grundy.strategic.engine`).
@NullMarked
package grundy.strategic.tree;

import org.jspecify.annotations.NullMarked;
