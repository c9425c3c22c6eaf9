/// Checks of a verdict on a position: one for each reason that a verdict may give.
///
/// Not here: tables and calculations (`grundy.check.answer`).
@NullMarked
package grundy.check.verdict;

import org.jspecify.annotations.NullMarked;
