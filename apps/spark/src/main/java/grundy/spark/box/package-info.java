/// All positions of a box, worked out by Apache Spark.
@NullMarked
package grundy.spark.box;

import org.jspecify.annotations.NullMarked;
