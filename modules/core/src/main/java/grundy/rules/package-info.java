/// Games as data: rules, positions, sums, rulesets and boards.
///
/// Not here: their text (`grundy.rules.notation`), and who wins: rules never solve.
@NullMarked
package grundy.rules;

import org.jspecify.annotations.NullMarked;
