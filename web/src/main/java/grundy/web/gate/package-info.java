/// Who may ask the server, and what browsers may do with what it answers.
@NullMarked
package grundy.web.gate;

import org.jspecify.annotations.NullMarked;
