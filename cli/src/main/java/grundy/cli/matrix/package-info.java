/// Pictures and certificates of games in strategic form and of game trees.
@NullMarked
package grundy.cli.matrix;

import org.jspecify.annotations.NullMarked;
