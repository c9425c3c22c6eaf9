/// Certificates of answers, periods, equilibria and game trees as files, and the check of any certificate on disk.
///
/// Not here: what holds: the checkers of the core and of strategic decide that, and know no files.
@NullMarked
package grundy.store.certificate;

import org.jspecify.annotations.NullMarked;
