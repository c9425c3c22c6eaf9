/// Hackenbush: green graphs by the fusion and colon principles, red-blue bushes as numbers.
///
/// Not here: other values of games of Left and Right (`grundy.value.canonical`).
@NullMarked
package grundy.theory.hackenbush;

import org.jspecify.annotations.NullMarked;
