/// `values`: the tables of a game, files of values and what they hold.
///
/// Not here: how a table looks (text), which kind a game has (`TableKind`).
@NullMarked
package grundy.cli.values;

import org.jspecify.annotations.NullMarked;
