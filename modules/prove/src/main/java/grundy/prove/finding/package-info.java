/// The tasks of the prover, its findings, the statements of theorems in words, and the names of
/// exported files: data alone.
///
/// Not here: nothing here searches, learns or proves.
@NullMarked
package grundy.prove.finding;

import org.jspecify.annotations.NullMarked;
