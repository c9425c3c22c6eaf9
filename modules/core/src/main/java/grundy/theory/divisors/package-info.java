/// Heaps whose moves are a matter of divisors and quotients: take a divisor, be replaced by one, be halved, split into
/// equal heaps, take what is prime to it, take multiples of the smaller heap (Euclid).
///
/// Not here: takes from a set that is the same for all heaps (`grundy.theory.taking`).
@NullMarked
package grundy.theory.divisors;

import org.jspecify.annotations.NullMarked;
