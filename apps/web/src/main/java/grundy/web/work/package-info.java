/// The workers: a few threads for quick questions, a process of its own for each heavy one, and the jobs that report
/// their progress.
///
/// Not here: what a question means and how it is answered (`grundy.web.api`).
@NullMarked
package grundy.web.work;

import org.jspecify.annotations.NullMarked;
