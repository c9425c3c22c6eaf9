package grundy.value;

/// The relation of one value of games to another. Values are only partly ordered: a switch that is hot
/// is confused with the numbers between its stops, and `*` with 0.
public enum Comparison {
    LESS,
    EQUAL,
    GREATER,
    /// Neither at least nor at most the other.
    CONFUSED;

    /// @param ofDifference who wins the first value minus the second
    /// @throws IllegalArgumentException for a draw, which no difference of short games is
    static Comparison of(Outcome ofDifference) {
        return switch (ofDifference) {
            case L -> GREATER;
            case R -> LESS;
            case P -> EQUAL;
            case N -> CONFUSED;
            case D -> throw new IllegalArgumentException("A difference of short games is never drawn");
        };
    }
}
