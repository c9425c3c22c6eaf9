/// Positions as numbers: spaces in which the positions of a game and of a sum are counted and indexed, and their
/// graphs.
///
/// Not here: searches through these spaces (`grundy.engine.search`).
@NullMarked
package grundy.engine.space;

import org.jspecify.annotations.NullMarked;
