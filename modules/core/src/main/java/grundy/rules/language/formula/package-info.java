/// Formulas as text: tokens, amounts, expressions, conditions and claims.
///
/// Not here: what a formula comes to (`grundy.rules.formula`).
@NullMarked
package grundy.rules.language.formula;

import org.jspecify.annotations.NullMarked;
