/// Nim-sequences that are worked out in order, as far as one likes, into memory that somebody else provides: a file
/// perhaps, from which they can be gone on with later.
@NullMarked
package grundy.engine.heap.run;

import org.jspecify.annotations.NullMarked;
