/// Nim-sequences computed in order, as far as one likes, into memory that the caller provides: a file perhaps, from
/// which they can be continued later.
///
/// Not here: the algorithms for rules of one shape, and the file (`grundy.store.run`).
@NullMarked
package grundy.engine.heap.run;

import org.jspecify.annotations.NullMarked;
