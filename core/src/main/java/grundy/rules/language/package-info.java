/// The rule language: text becomes rules, a position, a claim, an expression of values; every complaint says where,
/// what was expected and what was probably meant. Which games have names it asks {@link
/// grundy.rules.language.NamedGames}.
@NullMarked
package grundy.rules.language;

import org.jspecify.annotations.NullMarked;
