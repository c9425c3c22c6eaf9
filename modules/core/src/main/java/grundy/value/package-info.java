/// The values and the outcomes of positions: the vocabulary of the theory, and exact arithmetic with
/// it. No rules, no engines.
@NullMarked
package grundy.value;

import org.jspecify.annotations.NullMarked;
