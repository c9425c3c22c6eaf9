/// Moore's Nim: up to k heaps in a move.
@NullMarked
package grundy.theory.moore;

import org.jspecify.annotations.NullMarked;
