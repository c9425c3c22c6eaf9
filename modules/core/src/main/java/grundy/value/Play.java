package grundy.value;

/// The convention for the end of play: whether the player who cannot move loses or wins.
public enum Play {
    /// Whoever cannot move loses; the last player to move wins.
    NORMAL,
    /// Whoever cannot move wins; the last player to move loses.
    MISERE
}
