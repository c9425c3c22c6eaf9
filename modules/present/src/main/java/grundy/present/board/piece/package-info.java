/// Pieces at places, and how moves are made with them: what the boards of all games consist of.
///
/// Not here: the pieces of any one game (`grundy.present.board`).
@NullMarked
package grundy.present.board.piece;

import org.jspecify.annotations.NullMarked;
