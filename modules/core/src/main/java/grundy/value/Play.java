package grundy.value;

/// What the end of play means for the player who cannot move.
public enum Play {
    /// Whoever cannot move loses; the last player to move wins.
    NORMAL,
    /// Whoever cannot move wins; the last player to move loses.
    MISERE
}
