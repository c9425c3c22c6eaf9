/// Boards of heaps and rows: games of the catalogue on numbers, counters and coins in a row that the rule language
/// cannot say, each a small class that implements `grundy.rules.Board`.
///
/// Not here: who wins; closed forms of boards live in `grundy.theory`.
@NullMarked
package grundy.rules.board.heap;

import org.jspecify.annotations.NullMarked;
