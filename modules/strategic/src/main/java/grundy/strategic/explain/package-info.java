/// Matrix games and game trees put into words, in English and Chinese.
///
/// Not here: sums and their positions (`grundy.explain`).
@NullMarked
package grundy.strategic.explain;

import org.jspecify.annotations.NullMarked;
