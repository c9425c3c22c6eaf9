/// Blocks of an answer laid out as lines of plain text.
///
/// Not here: what is said, and in which words: the blocks hold it (`grundy.text`).
@NullMarked
package grundy.present.layout;

import org.jspecify.annotations.NullMarked;
