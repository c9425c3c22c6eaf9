/// One heap that may become several: splits, and taking beside them. Splitting into equal heaps is a matter
/// of divisors.
@NullMarked
package grundy.theory.splitting;

import org.jspecify.annotations.NullMarked;
