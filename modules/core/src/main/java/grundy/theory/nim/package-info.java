/// Nim, however it is written, and what makes a board Nim: Bouton's theorem in normal and in misere play.
@NullMarked
package grundy.theory.nim;

import org.jspecify.annotations.NullMarked;
