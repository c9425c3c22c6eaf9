/// The boards: games of the catalogue that the rule language cannot say, each a small class that implements
/// {@link grundy.rules.Board}, and their register {@link grundy.rules.board.Boards}. To add one, write the class
/// and its line there. Nothing here knows who wins; closed forms of boards live in `grundy.theory`.
@NullMarked
package grundy.rules.board;

import org.jspecify.annotations.NullMarked;
