package grundy.value.loopy;

/// Whom endless play is counted for.
public enum SidedGames {
    /// It does not occur, as in stoppers.
    NONE,
    /// For Left.
    ONSIDE,
    /// For Right.
    OFFSIDE
}
