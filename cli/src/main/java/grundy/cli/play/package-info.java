/// A game played in the terminal against the solver: legal moves, reading what a person types, choosing and defending
/// the computer's moves, the record of the game. Reads and writes through a {@link grundy.cli.play.Dialogue} only;
/// knows no options and no JSON.
@NullMarked
package grundy.cli.play;

import org.jspecify.annotations.NullMarked;
