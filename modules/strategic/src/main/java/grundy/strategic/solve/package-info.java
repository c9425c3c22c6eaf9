/// Questions about games in strategic and extensive form, and their answers.
@NullMarked
package grundy.strategic.solve;

import org.jspecify.annotations.NullMarked;
