/// Two coupled heaps whose moves go along straight lines: tables of nim-values by lines, and P-positions without a
/// table.
///
/// Not here: two heaps with other moves (`grundy.engine.words`).
@NullMarked
package grundy.engine.lines;

import org.jspecify.annotations.NullMarked;
