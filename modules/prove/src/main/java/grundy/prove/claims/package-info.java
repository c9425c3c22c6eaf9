/// Proofs of the catalogue's closed forms: by the kernel, and in texts for Walnut and for Rocq (Coq).
///
/// Not here: how a theorem is written for these programs (`grundy.prove.walnut`, `grundy.prove.rocq`).
@NullMarked
package grundy.prove.claims;

import org.jspecify.annotations.NullMarked;
