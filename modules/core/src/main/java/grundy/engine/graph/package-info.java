/// Games on explicit graphs: outcomes, remoteness and nim-values of all vertices at once, in time linear in the edges
/// (nim-values with cycles: nearly so). Only whole graphs are examined, and only single tokens.
@NullMarked
package grundy.engine.graph;

import org.jspecify.annotations.NullMarked;
