/// Engines for games of one heap and what they share: sequences of nim-values, the search for their repetition, and
/// heaps that are only split.
///
/// Not here: heaps from which something is taken, which have a package for each shape of rules below this one.
@NullMarked
package grundy.engine.heap;

import org.jspecify.annotations.NullMarked;
