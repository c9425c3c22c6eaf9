/// Solves game trees: backward induction, the strategic form, the sequence form.
@NullMarked
package grundy.engine.tree;

import org.jspecify.annotations.NullMarked;
