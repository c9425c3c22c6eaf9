package grundy.finding;

import grundy.rules.ScoredMove;

/// The result of a search that looks only a number of moves ahead.
///
/// @param depth how many moves it looked ahead, at least 1
/// @param value points by which the player about to move is ahead at the end, where what comes after `depth`
///     moves counts as nothing
/// @param isExact whether nothing was left that could have come after, so that the value is that of best play
/// @param move the one that looks best; it is best where the value is exact
/// @param <P> the positions
public record Foresight<P>(int depth, long value, boolean isExact, ScoredMove<P> move) {}
