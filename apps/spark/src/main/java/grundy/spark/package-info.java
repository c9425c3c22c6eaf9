/// Surveys on Apache Spark: rules as text in, rows out. A leaf: nothing sees it, and it is on the class path only
/// where a cluster is asked for.
///
/// Not here: families, and what is asked of a game (`grundy.survey`).
@NullMarked
package grundy.spark;

import org.jspecify.annotations.NullMarked;
