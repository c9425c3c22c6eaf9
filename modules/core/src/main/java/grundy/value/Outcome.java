package grundy.value;

/// The outcome of a position under perfect play.
///
/// Source: Winning Ways, chapter 2; Conway, On Numbers and Games, chapter 7.
public enum Outcome {
    /// The next player (the one about to move) wins.
    N,
    /// The previous player wins: whoever is about to move loses.
    P,
    /// Left wins, whoever starts.
    L,
    /// Right wins, whoever starts.
    R,
    /// Neither side can force an end: a draw.
    D;

    /// @param left N, P or D: what becomes of Left if Left begins
    /// @param right the outcome if Right begins
    /// @return N, P, L or R, and D if one of them can have a draw moving first
    public static Outcome ofBeginners(Outcome left, Outcome right) {
        if (left == D || right == D) return D;
        if (left == right) return left;
        return left == N ? L : R;
    }

    /// @param leftWins whether Left wins if Left begins
    /// @param rightWins whether Right wins if Right begins
    /// @return N, P, L or R
    public static Outcome ofBeginners(boolean leftWins, boolean rightWins) {
        return ofBeginners(leftWins ? N : P, rightWins ? N : P);
    }
}
