/// JSON documents: built, written once, and read.
///
/// Not here: what stands in a document: that is decided by those who build it.
@NullMarked
package grundy.json;

import org.jspecify.annotations.NullMarked;
