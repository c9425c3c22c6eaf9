/// The paper: shapes, letters and colours as SVG and as dots, sentences in a picture, points in a frame, axes.
///
/// Not here: what is drawn of a game.
@NullMarked
package grundy.present.picture.drawing;

import org.jspecify.annotations.NullMarked;
