/// Evidence and the code that checks it again from the rules alone. Never imports an engine: this is the small part
/// that one must trust.
@NullMarked
package grundy.check;

import org.jspecify.annotations.NullMarked;
