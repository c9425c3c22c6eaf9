/// Play step by step against a perfect opponent that says why: what a match is, whoever shows it.
///
/// Not here: how moves are written and read (`grundy.present.move`).
@NullMarked
package grundy.present.play;

import org.jspecify.annotations.NullMarked;
