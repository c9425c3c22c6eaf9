/// Hackenbush with colours: what red-blue bushes are worth as numbers, green ones as nimbers. General values of games
/// of Left and Right do not belong here.
@NullMarked
package grundy.engine.hackenbush;

import org.jspecify.annotations.NullMarked;
