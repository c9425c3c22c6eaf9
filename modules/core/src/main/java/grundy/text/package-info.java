/// Texts for the user as data, and the phrase books of both languages.
///
/// Not here: games and answers (`grundy.explain`), and the layout of a text (`grundy.present.layout`).
@NullMarked
package grundy.text;

import org.jspecify.annotations.NullMarked;
