/// Equilibria of games in strategic form, in exact arithmetic: vertex enumeration, Lemke and Howson's method, linear
/// programs, elimination of dominated strategies. Nothing here proves what it says to somebody who does not trust it:
/// that is `check.matrix`.
@NullMarked
package grundy.engine.matrix;

import org.jspecify.annotations.NullMarked;
