/// Atlases: the rows that surveys have about whole families of games, in a folder each; their journal, which a kill
/// does not harm, and the table that SQL can query.
///
/// Not here: which families there are, and what is asked of a game (`grundy.survey`).
@NullMarked
package grundy.store.atlas;

import org.jspecify.annotations.NullMarked;
