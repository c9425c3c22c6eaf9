/// The strategies of a search, one class each, and the plan that lists them with their needs and costs.
///
/// Not here: how a table is made and what is read off it (`grundy.prove.table`, `grundy.prove.guess`), and words for a
/// theorem (`grundy.prove.statement`).
@NullMarked
package grundy.prove.search;

import org.jspecify.annotations.NullMarked;
