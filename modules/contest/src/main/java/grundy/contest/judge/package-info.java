/// Problems of online judges: reads their files and their input, asks the solver, writes their output. The format is
/// in docs/judge-format.md.
///
/// Not here: how a game is solved (`grundy.solve`), and problems in code (`grundy.contest.code`).
@NullMarked
package grundy.contest.judge;

import org.jspecify.annotations.NullMarked;
