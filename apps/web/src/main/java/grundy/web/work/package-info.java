/// The workers: two threads for quick questions, a process of its own for each heavy one, and the jobs
/// that report their progress.
@NullMarked
package grundy.web.work;

import org.jspecify.annotations.NullMarked;
