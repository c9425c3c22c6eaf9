/// A run with its certificate and its entry in the list of finished runs, and queries over that list.
///
/// Not here: the format of the files.
@NullMarked
package grundy.store.record;

import org.jspecify.annotations.NullMarked;
