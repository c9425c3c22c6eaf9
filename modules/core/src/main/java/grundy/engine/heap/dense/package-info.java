/// Heaps of which a move leaves at most two, where no sparse space helps: values from the definition, but several
/// options at a time.
///
/// Not here: codes with a sparse space (`grundy.engine.heap.sparse`), and proofs of a period
/// (`grundy.engine.heap.breaking`).
@NullMarked
package grundy.engine.heap.dense;

import org.jspecify.annotations.NullMarked;
