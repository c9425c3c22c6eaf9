/// Proofs written for Walnut, the theorem prover for automatic sequences (H. Mousavi 2016; J. Shallit, The Logical
/// Approach to Automatic Sequences, 2022), so that a program that shares nothing with this one can check them.
///
/// Not here: proofs as such, which are finished before they are written, and files: only texts are made.
@NullMarked
package grundy.prove.walnut;

import org.jspecify.annotations.NullMarked;
