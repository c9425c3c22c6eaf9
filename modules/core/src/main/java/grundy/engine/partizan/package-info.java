/// One heap from which several players take in turn, each with amounts of his own: who loses, heap by heap, for every
/// player to move. Left and Right of a partizan game are two such players.
///
/// Not here: games that split heaps, and sums.
@NullMarked
package grundy.engine.partizan;

import org.jspecify.annotations.NullMarked;
