/// Surveys of whole families of games: the families, what is asked of each game, what the rows say together, and the
/// pages that show them. Rows are kept by {@link grundy.store.atlas}.
@NullMarked
package grundy.survey;

import org.jspecify.annotations.NullMarked;
