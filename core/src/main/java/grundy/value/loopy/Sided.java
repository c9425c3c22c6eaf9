package grundy.value.loopy;

/// Whom endless play is counted for.
public enum Sided {
    /// It does not occur, as in stoppers.
    NONE,
    /// For Left.
    ONSIDE,
    /// For Right.
    OFFSIDE
}
