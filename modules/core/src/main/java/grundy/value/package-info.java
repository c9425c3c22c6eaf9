/// What positions are worth and who wins: the vocabulary of the theory, and exact arithmetic with it. No rules, no
/// engines.
@NullMarked
package grundy.value;

import org.jspecify.annotations.NullMarked;
