/// Tables without rules: which rules give exactly these values, and which formulas fit them. What fits a finite table
/// is an observation.
///
/// Not here: proofs of a formula (`grundy.prove`), words and pictures.
@NullMarked
package grundy.pattern;

import org.jspecify.annotations.NullMarked;
