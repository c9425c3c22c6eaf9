/// Tables of two coordinates that one reads like a map: tiles, near and from afar, and a cache of them.
///
/// Not here: the endpoints that serve them (`grundy.web.api.table`).
@NullMarked
package grundy.web.table;

import org.jspecify.annotations.NullMarked;
