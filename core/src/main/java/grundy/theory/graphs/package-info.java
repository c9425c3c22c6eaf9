/// Games of a token on a graph: matchings, and heaps on paths.
@NullMarked
package grundy.theory.graphs;

import org.jspecify.annotations.NullMarked;
