/// Questions about games in strategic and extensive form, and their answers.
@NullMarked
package grundy.solve.matrix;

import org.jspecify.annotations.NullMarked;
