/// Nim-sequences of games of one heap in which a move leaves at most two heaps, by their sparse space: almost all
/// values lie outside a subspace of the nimbers, and the few heaps that have theirs inside decide the rest.
///
/// Not here: heaps that are never split (`grundy.engine.heap.subtraction`), and codes without a sparse space
/// (`grundy.engine.heap.dense`).
@NullMarked
package grundy.engine.heap.sparse;

import org.jspecify.annotations.NullMarked;
