/// What the engines know of single positions and of lists of them, as tables that grow as they are asked.
///
/// Not here: no conjecture is made here.
@NullMarked
package grundy.prove.table;

import org.jspecify.annotations.NullMarked;
