/// Families of games with letters in their rules: one theorem for every value of the letters, by arithmetic
/// on integers.
@NullMarked
package grundy.prove.letters;

import org.jspecify.annotations.NullMarked;
