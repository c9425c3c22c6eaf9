/// The values of single positions and of lists of them, as the engines compute them, in tables that
/// grow on demand.
///
/// Not here: conjectures about these tables (`grundy.prove.guess`).
@NullMarked
package grundy.prove.table;

import org.jspecify.annotations.NullMarked;
