/// Automata that are learned from questions in one numeration system, and tested by the kernel until they are proved or
/// given up.
///
/// Not here: which systems are tried, and when (`grundy.prove.search`).
@NullMarked
package grundy.prove.learn;

import org.jspecify.annotations.NullMarked;
