/// The games that are known by name, read from the files of the folder `games/catalogue`.
///
/// Not here: how rules are read (`grundy.rules.language`), and matrix games (`grundy.strategic.matrix`).
@NullMarked
package grundy.rules.catalogue;

import org.jspecify.annotations.NullMarked;
