/// Answers that are no verdict on a position put into words, as blocks: sequences and their periods. Tables and
/// pictures of their values are not here; each app makes its own from the answer.
@NullMarked
package grundy.present.words;

import org.jspecify.annotations.NullMarked;
