/// What the engines of one-heap games share: finding repetitions in a table, and counting heaps of one value, in a
/// table or in a sequence that is known to repeat. Knows no rules.
@NullMarked
package grundy.engine.heap.sequence;

import org.jspecify.annotations.NullMarked;
