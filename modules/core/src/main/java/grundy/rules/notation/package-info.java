/// Rules and positions as text: where a text is at fault, how positions are read, and how long texts are shortened.
///
/// Not here: the language of rules (`grundy.rules.language`).
@NullMarked
package grundy.rules.notation;

import org.jspecify.annotations.NullMarked;
