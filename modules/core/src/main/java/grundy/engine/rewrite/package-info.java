/// Boards of letters as words of bits: patterns found on all squares at once, regions that never touch each other, and
/// the least of all likenesses of a region as its name. Tested against the definition in `grundy.rules.rewrite`.
///
/// Not here: boards on which each move fills empty squares (`grundy.engine.placement`).
@NullMarked
package grundy.engine.rewrite;

import org.jspecify.annotations.NullMarked;
