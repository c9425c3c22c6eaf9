/// Wythoff's game, its generalisation by Fraenkel, and other chessmen that go to the corner.
///
/// Not here: other coupled heaps (`grundy.theory.coupled`), and engines for them (`grundy.engine.lines`).
@NullMarked
package grundy.theory.wythoff;

import org.jspecify.annotations.NullMarked;
