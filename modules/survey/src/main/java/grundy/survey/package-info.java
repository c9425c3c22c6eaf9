/// Surveys of whole families of games: the families, what is asked of each game, what the rows say together, and the
/// pages that show them.
///
/// Not here: rows on disk (`grundy.store.atlas`), and tasks on a cluster (`grundy.spark`).
@NullMarked
package grundy.survey;

import org.jspecify.annotations.NullMarked;
