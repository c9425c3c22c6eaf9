/// Boards of letters as words of bits: patterns found on all squares at once, regions that never touch each other,
/// and the least of all likenesses of a region as its name. Tested against the definition in `grundy.rules.rewrite`.
@NullMarked
package grundy.engine.rewrite;

import org.jspecify.annotations.NullMarked;
