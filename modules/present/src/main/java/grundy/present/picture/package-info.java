/// Whole pictures: of a position, of tables and sequences, of values.
///
/// Not here: pictures of one component or of a graph, and the paper they are drawn on.
@NullMarked
package grundy.present.picture;

import org.jspecify.annotations.NullMarked;
