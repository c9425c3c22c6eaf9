/// Files and folders that are written whole or not at all, the user's folder of data, and small things kept there: the
/// progress in the course, questions that outlive their tab.
///
/// Not here: formats of runs, certificates and theorems, which have packages of their own, and answers
/// (`grundy.solve`).
@NullMarked
package grundy.store;

import org.jspecify.annotations.NullMarked;
