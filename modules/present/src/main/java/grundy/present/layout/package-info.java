/// Blocks of an answer laid out as lines of plain text. Only form is decided here: what is said, and in which words, is
/// in the blocks.
@NullMarked
package grundy.present.layout;

import org.jspecify.annotations.NullMarked;
