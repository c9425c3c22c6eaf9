/// Evidence, and what a check of it finds: what was stated, what holds, what is refuted, what stays open. Nothing below
/// here imports an engine: this is the part that one must trust.
///
/// Not here: the checks themselves, which stand by kind in the packages below.
@NullMarked
package grundy.check;

import org.jspecify.annotations.NullMarked;
