/// All positions of a box of heaps, solved layer by layer on Apache Spark.
///
/// Not here: a box on one machine (`grundy.survey`), and its file (`grundy.store.atlas`).
@NullMarked
package grundy.spark.box;

import org.jspecify.annotations.NullMarked;
