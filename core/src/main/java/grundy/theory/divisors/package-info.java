/// One heap whose moves are a matter of its divisors: take a divisor, be replaced by one, split into equal heaps, take
/// what is prime to it.
@NullMarked
package grundy.theory.divisors;

import org.jspecify.annotations.NullMarked;
