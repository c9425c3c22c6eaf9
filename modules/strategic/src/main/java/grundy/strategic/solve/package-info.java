/// Questions about games in strategic and extensive form, their answers, and the solvers that lead from one to the
/// other.
///
/// Not here: the algorithms (`grundy.strategic.engine`), and words (`grundy.strategic.explain`).
@NullMarked
package grundy.strategic.solve;

import org.jspecify.annotations.NullMarked;
