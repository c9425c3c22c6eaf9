/// Answers put into words, in English and in Chinese: one sentence that answers, and the lesson that explains it.
///
/// Not here: decisions: nothing here analyses a game.
@NullMarked
package grundy.explain;

import org.jspecify.annotations.NullMarked;
