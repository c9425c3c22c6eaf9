/// Wythoff's game, its generalisation by Fraenkel, and other chessmen that go to the corner.
@NullMarked
package grundy.theory.wythoff;

import org.jspecify.annotations.NullMarked;
