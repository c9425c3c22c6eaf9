/// The board that people touch, as a picture: its pieces as they look on the page, and what winning
/// moves do with them.
///
/// Not here: which pieces a position has, and who wins.
@NullMarked
package grundy.present.picture.board;

import org.jspecify.annotations.NullMarked;
