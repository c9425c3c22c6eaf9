/// Boards of vertices and edges: hackenbush, geography, kayles on graphs and others.
///
/// Not here: files of graphs (`grundy.rules.graph`), and who wins.
@NullMarked
package grundy.rules.board.graph;

import org.jspecify.annotations.NullMarked;
