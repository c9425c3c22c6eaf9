/// Positions whose coordinates fit into machine words: moves, conditions and amounts in long arithmetic that is refused
/// where it could overflow.
///
/// Not here: coordinates of any size, which the rules themselves work out.
@NullMarked
package grundy.engine.words;

import org.jspecify.annotations.NullMarked;
