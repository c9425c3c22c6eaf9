/// Graphs that are too large for one machine, ranked backwards in supersteps: the vertices in blocks, each with the
/// edges that lead to its own, and what the blocks say to each other packed in arrays.
///
/// Not here: graphs that fit on one machine (`grundy.engine.graph`).
@NullMarked
package grundy.spark.graph;

import org.jspecify.annotations.NullMarked;
