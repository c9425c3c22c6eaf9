/// Boards of squares, and games of frogs, sheep and pieces on strips.
///
/// Not here: boards that are written as patterns (`grundy.rules.rewrite`), and who wins.
@NullMarked
package grundy.rules.board.grid;

import org.jspecify.annotations.NullMarked;
