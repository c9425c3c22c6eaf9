/// Boards of games on graphs: vertices and edges as pieces.
///
/// Not here: how a graph is laid out.
@NullMarked
package grundy.present.board.graph;

import org.jspecify.annotations.NullMarked;
