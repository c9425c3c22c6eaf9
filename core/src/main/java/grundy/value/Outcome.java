package grundy.value;

/// Who wins under perfect play, as the field writes it.
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
    D
}
