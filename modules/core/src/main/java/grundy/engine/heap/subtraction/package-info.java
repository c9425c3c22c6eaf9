/// Heaps from which something is taken and which are never split: tables, windows that repeat, and counts of options.
///
/// Not here: heaps that may be split (`grundy.engine.heap.breaking`).
@NullMarked
package grundy.engine.heap.subtraction;

import org.jspecify.annotations.NullMarked;
