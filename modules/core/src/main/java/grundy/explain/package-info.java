/// Answers put into words, in English and in Chinese: one sentence that answers, and the lesson that explains it.
///
/// Not here: decisions: the answer holds whatever is put into words (`grundy.answer`).
@NullMarked
package grundy.explain;

import org.jspecify.annotations.NullMarked;
