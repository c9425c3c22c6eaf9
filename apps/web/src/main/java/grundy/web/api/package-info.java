/// One class for each question that the page may ask, and the list of them.
///
/// Not here: tables, runs and surveys (`grundy.web.api.table`), and the work on a question (`grundy.web.work`).
@NullMarked
package grundy.web.api;

import org.jspecify.annotations.NullMarked;
