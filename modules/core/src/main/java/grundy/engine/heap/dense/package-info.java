/// Heaps of which a move leaves at most two, where no sparse space helps: values from the definition, but several
/// options at a time.
@NullMarked
package grundy.engine.heap.dense;

import org.jspecify.annotations.NullMarked;
