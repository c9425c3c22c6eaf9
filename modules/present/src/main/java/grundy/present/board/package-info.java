/// Positions as pieces at places, and moves as ways to touch them: what a page or a picture needs to
/// show a game and to let people play it, without knowing its rules. One class for each family of
/// looks, and one that chooses.
///
/// Not here: how pieces are drawn, and who wins.
@NullMarked
package grundy.present.board;

import org.jspecify.annotations.NullMarked;
