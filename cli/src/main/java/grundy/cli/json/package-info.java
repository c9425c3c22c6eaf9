/// JSON documents and their text. What stands in them is decided by those who build them.
@NullMarked
package grundy.cli.json;

import org.jspecify.annotations.NullMarked;
