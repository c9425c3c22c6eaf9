/// Engines for games of one heap, a package a shape of rules, and what they share: a sequence of nim-values.
@NullMarked
package grundy.engine.heap;

import org.jspecify.annotations.NullMarked;
