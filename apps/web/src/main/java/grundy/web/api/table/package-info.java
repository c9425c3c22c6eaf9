/// Questions about tables, sequences, runs and surveys, which are answered a piece at a time.
///
/// Not here: how a piece is cut out of a table: `grundy.web.table`.
@NullMarked
package grundy.web.api.table;

import org.jspecify.annotations.NullMarked;
