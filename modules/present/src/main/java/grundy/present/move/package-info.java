/// The moves of a player: which are legal, how they are written, and how what a player types or touches is read.
///
/// Not here: the match and its commentary (`grundy.present.play`).
@NullMarked
package grundy.present.move;

import org.jspecify.annotations.NullMarked;
