/// The kernel of proofs for all sizes: numbers as words, automata over tuples of words, formulas about numbers, rules
/// as formulas, and theorems about games with the code that checks them. Sees rules and values, never an engine; plain
/// rather than clever, since this is what one must trust.
@NullMarked
package grundy.check.theorem;

import org.jspecify.annotations.NullMarked;
