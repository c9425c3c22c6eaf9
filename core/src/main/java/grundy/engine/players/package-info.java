/// Games of more than two players in turn, each of whom would rather see some of the others lose than others. Not
/// here: games of two.
@NullMarked
package grundy.engine.players;

import org.jspecify.annotations.NullMarked;
