/// Atlases: what surveys found of whole families of games, row by row, in a folder each; their journal, which a kill
/// does not harm, and the table that SQL asks.
@NullMarked
package grundy.store.atlas;

import org.jspecify.annotations.NullMarked;
