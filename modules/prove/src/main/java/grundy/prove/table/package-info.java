/// The values of single positions and of lists of them, as the engines compute them, in tables that
/// grow on demand.
///
/// Not here: no conjecture is made here.
@NullMarked
package grundy.prove.table;

import org.jspecify.annotations.NullMarked;
