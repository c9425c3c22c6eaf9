/// The small language of sketches: steps, formulas and their types, its parser, and its printers for C++, Java and
/// Python.
///
/// Not here: games, rules and methods.
@NullMarked
package grundy.contest.sketch;

import org.jspecify.annotations.NullMarked;
