/// Derives from rules, without playing, the options of a position, games in letters, and the forms in
/// which rules are put.
///
/// Not here: reading of text (`grundy.rules.language`).
@NullMarked
package grundy.rules.option;

import org.jspecify.annotations.NullMarked;
