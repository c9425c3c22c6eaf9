/// Files and folders that are written whole or not at all, the user's folder of data, and small things kept there: the
/// progress in the course, questions that outlive their tab.
///
/// Not here: formats of runs, certificates and theorems, which have rooms of their own; no answer is worked out
/// anywhere in the store.
@NullMarked
package grundy.store;

import org.jspecify.annotations.NullMarked;
