/// Impartial games in misere play by their values: canonical forms, each kept once, with sums, differences, parts and
/// genera.
///
/// Source: Conway 1976, chapter 12; Winning Ways, chapter 13; Siegel 2013, chapter V.
///
/// Not here: quotients of a single game (`MisereQuotient`), and their search (`grundy.engine.misere`).
@NullMarked
package grundy.value.misere;

import org.jspecify.annotations.NullMarked;
