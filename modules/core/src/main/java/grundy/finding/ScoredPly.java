package grundy.finding;

import grundy.rules.BoardPosition;

/// A move in a game with a score, and how things stand after it.
///
/// @param first whether the player makes it who is about to move in the question
/// @param code the move as it is typed
/// @param points that the move brings its maker
/// @param to the position that it leaves
/// @param mover points so far of the player about to move in the question
/// @param other points so far of the other
public record ScoredPly(boolean first, String code, long points, BoardPosition to, long mover, long other) {}
