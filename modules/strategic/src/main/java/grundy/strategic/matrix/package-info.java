/// Games in strategic form, and the texts they are written in: tables, and Gambit's .nfg. Nothing here looks for an
/// equilibrium.
@NullMarked
package grundy.strategic.matrix;

import org.jspecify.annotations.NullMarked;
