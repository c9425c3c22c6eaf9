/// Theorems as files for the proof assistant Rocq (Coq), with the library of `proofs/rocq` that decides them there.
@NullMarked
package grundy.prove.rocq;

import org.jspecify.annotations.NullMarked;
