package grundy.value.loopy;

/// The player who is credited with an infinite play.
public enum InfinitePlay {
    /// Infinite play does not occur, as in stoppers.
    NONE,
    /// Left wins infinite play.
    ONSIDE,
    /// Right wins infinite play.
    OFFSIDE
}
