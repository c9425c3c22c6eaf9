/// Matrix games and game trees put into words, in English and Chinese.
@NullMarked
package grundy.strategic.explain;

import org.jspecify.annotations.NullMarked;
