/// Who does the work: two threads for quick questions, a process of its own for each heavy one, and the jobs that
/// tell how far it is.
@NullMarked
package grundy.web.work;

import org.jspecify.annotations.NullMarked;
