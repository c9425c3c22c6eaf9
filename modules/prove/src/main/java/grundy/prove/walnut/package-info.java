/// Proofs written for Walnut, the theorem prover for automatic sequences (H. Mousavi 2016; J. Shallit, The Logical
/// Approach to Automatic Sequences, 2022), so that a program that shares nothing with this one can check them. Writes
/// texts, never files; proves nothing itself.
@NullMarked
package grundy.prove.walnut;

import org.jspecify.annotations.NullMarked;
