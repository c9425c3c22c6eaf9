/// Engines for games of one heap and what they share: sequences of nim-values, the search for their repetition, and
/// heaps that are only split.
///
/// Not here: heaps from which counters are taken, with a subpackage for each shape of rules.
@NullMarked
package grundy.engine.heap;

import org.jspecify.annotations.NullMarked;
