/// Families of games with letters in their rules: one theorem for every value of the letters, by arithmetic
/// on integers.
///
/// Not here: games without letters, whose theorems automata decide (`grundy.prove.search`).
@NullMarked
package grundy.prove.letters;

import org.jspecify.annotations.NullMarked;
