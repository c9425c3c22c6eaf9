/// Finds descriptions of the P-positions and nim-values of games and proves them for all sizes: tables from the
/// engines, automata learned from them, and the kernel's proof as the test of equivalence. What is proved, and how it
/// is checked again, is in {@link grundy.check.theorem}, not here.
@NullMarked
package grundy.prove;

import org.jspecify.annotations.NullMarked;
