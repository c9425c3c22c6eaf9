/// Moore's Nim: up to k heaps in a move.
///
/// Not here: other ways to move in several heaps at once (`grundy.theory.compound`, `grundy.theory.coupled`).
@NullMarked
package grundy.theory.moore;

import org.jspecify.annotations.NullMarked;
