package grundy.value;

/// How a move in a sum of games is made.
///
/// Source: Winning Ways, chapters 2, 9 and 10 (Conway and Smith's names for the ways of playing several games at
/// once).
public enum Compound {
    /// Move in exactly one component; play ends when no component has a move.
    DISJUNCTIVE,
    /// Move in every component that still has a move; play ends when no component has one (the last to end
    /// decides).
    CONJUNCTIVE,
    /// Move in one or more components, any number of them; play ends when no component has a move.
    SELECTIVE
}
