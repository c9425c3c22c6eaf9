/// The games that are known by name, read from the files of the folder `games/catalogue`.
@NullMarked
package grundy.rules.catalogue;

import org.jspecify.annotations.NullMarked;
