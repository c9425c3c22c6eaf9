/// Games in strategic form, and the texts they are written in: tables, and Gambit's .nfg.
///
/// Not here: equilibria (`grundy.strategic.engine`).
@NullMarked
package grundy.strategic.matrix;

import org.jspecify.annotations.NullMarked;
