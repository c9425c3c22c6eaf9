/// The file of values that a long run fills and goes on with, block by block, and how it is read back; tables of two
/// coordinates as text. The format is in docs/decisions/0010-files-of-values.md.
///
/// Not here: engines, which fill the blocks they are handed, and the list of finished runs.
@NullMarked
package grundy.store.run;

import org.jspecify.annotations.NullMarked;
