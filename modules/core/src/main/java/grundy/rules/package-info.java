/// What a game is: rules, positions, sums, rulesets and boards as data, and where a text is at fault.
///
/// Not here: who wins: rules never solve.
@NullMarked
package grundy.rules;

import org.jspecify.annotations.NullMarked;
