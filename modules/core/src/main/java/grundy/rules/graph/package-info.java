/// Games that are given as a graph: a token stands on a vertex, and a move takes it along an edge. What such a game
/// allows, and the file formats it is read from. Nothing here solves.
@NullMarked
package grundy.rules.graph;

import org.jspecify.annotations.NullMarked;
