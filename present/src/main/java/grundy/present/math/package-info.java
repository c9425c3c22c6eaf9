/// Formulas of the language of claims in the notation of mathematics. What a formula says is read in `grundy.rules`;
/// which texts are formulas, `grundy.text` knows.
@NullMarked
package grundy.present.math;

import org.jspecify.annotations.NullMarked;
