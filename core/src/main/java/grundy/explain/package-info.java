/// Verdicts put into words, in English and Chinese. Decides nothing about a game.
@NullMarked
package grundy.explain;

import org.jspecify.annotations.NullMarked;
