/// Games in which a heap is split into many heaps at once, by tables of nim-values. Not here: take-and-break codes
/// (engine.breaking).
@NullMarked
package grundy.engine.heap.splitting;

import org.jspecify.annotations.NullMarked;
