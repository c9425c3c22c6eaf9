/// One heap that is lowered by little or divided: Mark and its kin.
@NullMarked
package grundy.theory.mark;

import org.jspecify.annotations.NullMarked;
