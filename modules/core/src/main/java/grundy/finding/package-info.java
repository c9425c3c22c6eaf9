/// What engines find and answers are made of: moves, lists too long to hold, codes of long sequences, and the reasons
/// for which a search found nothing.
///
/// Not here: how it is found (`grundy.engine`), and the answer to a question (`grundy.answer`).
@NullMarked
package grundy.finding;

import org.jspecify.annotations.NullMarked;
