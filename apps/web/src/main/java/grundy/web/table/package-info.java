/// Tables of two coordinates that one looks at as at a map: tiles, near and from afar, and what is kept of them.
@NullMarked
package grundy.web.table;

import org.jspecify.annotations.NullMarked;
