/// Answers other than verdicts on a position, put into words as blocks: sequences and their periods, patterns,
/// proofs, surveys, lists.
///
/// Not here: verdicts (`grundy.explain`), and tables and pictures of values, which each app makes from the answer.
@NullMarked
package grundy.present.words;

import org.jspecify.annotations.NullMarked;
