/// The tasks of the prover, its findings, the statements of theorems in words, and the names of
/// exported files: data alone.
///
/// Not here: search, learning and proofs (`grundy.prove.search`, `grundy.prove.learn`).
@NullMarked
package grundy.prove.finding;

import org.jspecify.annotations.NullMarked;
