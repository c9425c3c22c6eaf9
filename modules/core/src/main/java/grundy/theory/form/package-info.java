/// What theorems of all families share: the forms in which something is known of a game (nim-values, misere nim-values,
/// cold positions), and how options are given without running through all of them. No theorem about a particular game
/// belongs here.
@NullMarked
package grundy.theory.form;

import org.jspecify.annotations.NullMarked;
