/// Theorems and misere quotients as files, the user's store of them, and what a verdict rests on.
///
/// Not here: proofs: whoever uses a theorem from a file proves it again.
@NullMarked
package grundy.store.theorem;

import org.jspecify.annotations.NullMarked;
