/// Moves and boards in words and in letters: how a move is written, which moves are shown, and how a position is drawn
/// in text.
///
/// Not here: drawings that are no text (`grundy.present`).
@NullMarked
package grundy.explain.board;

import org.jspecify.annotations.NullMarked;
