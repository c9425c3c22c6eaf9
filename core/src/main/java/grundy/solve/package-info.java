/// Question in, verdict out: recognises the shape of rules and hands the question to the engine made for it. The
/// one way in for the command line and for a user's own code.
@NullMarked
package grundy.solve;

import org.jspecify.annotations.NullMarked;
