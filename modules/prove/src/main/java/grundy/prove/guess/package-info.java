/// Conjectures that are read off a table or a list: numbers that repeat, shifted words, blocks, lines, and the
/// numeration systems that promise success.
///
/// Not here: no conjecture is proved here, and none is learned from questions.
@NullMarked
package grundy.prove.guess;

import org.jspecify.annotations.NullMarked;
