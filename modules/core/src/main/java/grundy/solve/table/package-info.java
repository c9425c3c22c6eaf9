/// Tables: values, outcomes and losers of many positions at a time, positions of boxes and boards, and all vertices of
/// a graph.
///
/// Not here: files, to which long tables are written (`grundy.store`).
@NullMarked
package grundy.solve.table;

import org.jspecify.annotations.NullMarked;
