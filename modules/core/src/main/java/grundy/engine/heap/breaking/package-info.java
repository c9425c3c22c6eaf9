/// Heaps from which something is taken and which may be split: octal and hexadecimal codes and their generalisations,
/// by tables of order n^2 and the theorem of Guy and Smith.
///
/// Not here: long runs of such codes (`grundy.engine.heap.sparse`, `grundy.engine.heap.dense`).
@NullMarked
package grundy.engine.heap.breaking;

import org.jspecify.annotations.NullMarked;
