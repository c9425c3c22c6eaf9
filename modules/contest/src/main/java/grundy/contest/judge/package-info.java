/// Problems of online judges as data: reading a judge's input, asking the solver, writing the judge's output. What a
/// problem is stands in its file (docs/judge-format.md); how a game is solved does not belong here.
@NullMarked
package grundy.contest.judge;

import org.jspecify.annotations.NullMarked;
