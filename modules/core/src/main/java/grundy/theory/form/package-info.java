/// The forms that theorems of all families share for what is known of a game (nim-values, misere nim-values,
/// P-positions), and for options that are given without running through all of them.
///
/// Not here: theorems about a particular game, which are in the package of its family.
@NullMarked
package grundy.theory.form;

import org.jspecify.annotations.NullMarked;
