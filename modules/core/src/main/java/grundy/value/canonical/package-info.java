/// Short games of Left and Right by their values: canonical forms, each kept once, and their arithmetic.
///
/// Source: J. H. Conway, On Numbers and Games (1976), chapters 7 to 10; E. R. Berlekamp, J. H. Conway and R. K. Guy,
/// Winning Ways, chapters 1 to 8; A. N. Siegel, Combinatorial Game Theory (2013), chapters II and III.
///
/// Not here: temperatures and thermographs (`grundy.value.heat`), and games without end (`grundy.value.loopy`).
@NullMarked
package grundy.value.canonical;

import org.jspecify.annotations.NullMarked;
