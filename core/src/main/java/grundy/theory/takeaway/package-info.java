/// Fibonacci Nim and its kin: what may be taken depends on what was taken last.
@NullMarked
package grundy.theory.takeaway;

import org.jspecify.annotations.NullMarked;
