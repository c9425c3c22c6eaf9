/// Rules as text: takes, moves, boards, codes and patterns, their positions, and the one way in which they are written
/// back.
///
/// Not here: formulas inside rules (`grundy.rules.language.formula`).
@NullMarked
package grundy.rules.language.rule;

import org.jspecify.annotations.NullMarked;
