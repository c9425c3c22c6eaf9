/// Games that are given as a graph: a token stands on a vertex, and a move takes it along an edge. What such a game
/// allows, and the file formats it is read from.
///
/// Not here: boards of the catalogue that are played on a graph (`grundy.rules.board.graph`), and who wins
/// (`grundy.engine.graph`).
@NullMarked
package grundy.rules.graph;

import org.jspecify.annotations.NullMarked;
