/// Theorems as files for the proof assistant Rocq (Coq), with the library of `proofs/rocq` that decides them there.
///
/// Not here: running Rocq, and the folders the files go to: the command line does that (`grundy.cli.export`).
@NullMarked
package grundy.prove.rocq;

import org.jspecify.annotations.NullMarked;
