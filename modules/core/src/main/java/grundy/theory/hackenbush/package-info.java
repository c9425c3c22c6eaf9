/// Hackenbush: green graphs by the fusion and colon principles, red-blue bushes as numbers. General values of games of
/// Left and Right do not belong here.
@NullMarked
package grundy.theory.hackenbush;

import org.jspecify.annotations.NullMarked;
