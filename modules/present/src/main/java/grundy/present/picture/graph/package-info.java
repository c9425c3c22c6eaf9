/// Graphs, automata, lattices and trees as pictures, and where their vertices are put.
///
/// Not here: components of games that are no graphs.
@NullMarked
package grundy.present.picture.graph;

import org.jspecify.annotations.NullMarked;
