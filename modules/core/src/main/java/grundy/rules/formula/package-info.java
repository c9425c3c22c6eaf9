/// Formulas in rules: expressions, conditions and sets of amounts, what they come to, and in which order.
///
/// Not here: reading of formulas (`grundy.rules.language.formula`).
@NullMarked
package grundy.rules.formula;

import org.jspecify.annotations.NullMarked;
