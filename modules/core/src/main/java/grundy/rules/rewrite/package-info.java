/// Boards of letters whose moves are patterns that are rewritten: strips and grids stated in a line of the rule
/// language, what their rules allow, how a position falls apart, and under which turns and exchanges the rules stay the
/// same.
///
/// Not here: boards with a class of their own (`grundy.rules.board.grid`), and who wins (`grundy.engine.rewrite`).
@NullMarked
package grundy.rules.rewrite;

import org.jspecify.annotations.NullMarked;
