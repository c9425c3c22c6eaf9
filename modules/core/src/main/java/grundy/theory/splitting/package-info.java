/// One heap that may become several: splits, and taking beside them.
///
/// Not here: splits into equal heaps, which are a matter of divisors (`grundy.theory.divisors`).
@NullMarked
package grundy.theory.splitting;

import org.jspecify.annotations.NullMarked;
