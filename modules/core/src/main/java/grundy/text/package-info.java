/// Texts for the user as data, and the phrase books of both languages. Nothing here knows a game.
@NullMarked
package grundy.text;

import org.jspecify.annotations.NullMarked;
