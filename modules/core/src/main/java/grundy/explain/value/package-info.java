/// Calculations and values in words: what a value means, its form, its thermograph, and how a calculation goes.
///
/// Not here: the arithmetic, which is `grundy.value`.
@NullMarked
package grundy.explain.value;

import org.jspecify.annotations.NullMarked;
