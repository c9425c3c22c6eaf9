/// Answers from theorems that were proved for all sizes and are told by automata: for numbers of any length. Finds no
/// theorems and reads no files; what it is given it proves with the kernel before it relies on it.
@NullMarked
package grundy.engine.automatic;

import org.jspecify.annotations.NullMarked;
