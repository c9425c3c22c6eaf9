/// Conjectures that are read off a table or a list: numbers that repeat, shifted words, blocks, lines, and the
/// numeration systems that promise success.
///
/// Not here: proofs of a conjecture (`grundy.check.theorem`), and automata learned from questions
/// (`grundy.prove.learn`).
@NullMarked
package grundy.prove.guess;

import org.jspecify.annotations.NullMarked;
