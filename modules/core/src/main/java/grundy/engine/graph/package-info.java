/// Games on explicit graphs: outcomes, remoteness and nim-values of all vertices at once, in time linear in the edges
/// (nim-values with cycles: nearly so).
///
/// Not here: single positions of a graph too large to list (`grundy.engine.search`), and several tokens on one graph.
@NullMarked
package grundy.engine.graph;

import org.jspecify.annotations.NullMarked;
