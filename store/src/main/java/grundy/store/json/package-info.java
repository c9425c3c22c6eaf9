/// JSON documents and their text, built, written once and read. What stands in them is decided by those who build them.
@NullMarked
package grundy.store.json;

import org.jspecify.annotations.NullMarked;
