/// Checks of answers that are no verdict: calculations, tables, graphs, families, recursions.
///
/// Not here: positions that are played out to the end (`grundy.check.plain`).
@NullMarked
package grundy.check.answer;

import org.jspecify.annotations.NullMarked;
