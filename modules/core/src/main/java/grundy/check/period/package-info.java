/// Checks of periods: that a sequence of values repeats, that a file holds these values, and what follows for heaps of
/// any size.
///
/// Not here: how periods are found.
@NullMarked
package grundy.check.period;

import org.jspecify.annotations.NullMarked;
