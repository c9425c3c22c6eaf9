/// Games as data: rules, positions, sums, rulesets and boards, and the place where a text is at fault.
///
/// Not here: who wins: rules never solve.
@NullMarked
package grundy.rules;

import org.jspecify.annotations.NullMarked;
