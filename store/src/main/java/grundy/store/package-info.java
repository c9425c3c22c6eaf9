/// Files of nim-values that a long run writes and goes on with, how they are read back, certificates of periods, and
/// the catalogue of finished runs. The format is in docs/decisions/0010-files-of-values.md.
@NullMarked
package grundy.store;

import org.jspecify.annotations.NullMarked;
