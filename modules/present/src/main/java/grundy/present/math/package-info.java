/// Formulas of the language of claims in the notation of mathematics, and as members of documents. What a formula says
/// is read in `grundy.rules`.
///
/// Not here: which texts are formulas: `grundy.text` knows.
@NullMarked
package grundy.present.math;

import org.jspecify.annotations.NullMarked;
