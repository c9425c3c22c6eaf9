/// Impartial games in misere play by their values: canonical forms, each kept once, with sums, differences, parts and
/// genera. What equal games are worth to each other beside all impartial games; no rules, no engines.
///
/// Source: Conway 1976, chapter 12; Winning Ways, chapter 13; Siegel 2013, chapter V.
@NullMarked
package grundy.value.misere;

import org.jspecify.annotations.NullMarked;
