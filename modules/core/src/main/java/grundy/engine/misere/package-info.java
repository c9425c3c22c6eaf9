/// Misere play: quotients, which say who wins any sum of heaps of a game, and tame games, whose heaps behave like those
/// of Nim.
///
/// Not here: closed forms of misere games (`grundy.theory`).
@NullMarked
package grundy.engine.misere;

import org.jspecify.annotations.NullMarked;
