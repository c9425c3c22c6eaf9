/// Nim, however it is written, and what makes a board Nim: Bouton's theorem in normal and in misere play.
///
/// Not here: boards that come down to Nim by steps or gaps (`grundy.theory.staircase`).
@NullMarked
package grundy.theory.nim;

import org.jspecify.annotations.NullMarked;
