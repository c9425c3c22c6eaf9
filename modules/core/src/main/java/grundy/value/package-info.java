/// The values and the outcomes of positions: the vocabulary of the theory, and exact arithmetic with it.
///
/// Not here: rules and engines, and the kinds of value that have a package below this one.
@NullMarked
package grundy.value;

import org.jspecify.annotations.NullMarked;
