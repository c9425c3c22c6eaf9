/// Loopy games of Left and Right, as finite graphs: stoppers in canonical form, and the onside and offside of others.
///
/// Source: Winning Ways, chapter 11; A. N. Siegel, Coping with Cycles (Games of No Chance 3, 2009); Siegel 2013,
/// chapter VI.
///
/// Not here: short games, which end (`grundy.value.canonical`), and graphs of positions (`grundy.rules.graph`).
@NullMarked
package grundy.value.loopy;

import org.jspecify.annotations.NullMarked;
