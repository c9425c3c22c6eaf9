package grundy.question;

import grundy.rules.RuleTree;

/// The kind of table that the positions of a game have.
public enum TableKind {
    /// The loser of each heap, among several players: {@link LosersQuestion}.
    LOSERS,
    /// The outcome of each heap, where it has no nim-value: {@link OutcomesQuestion}.
    OUTCOMES,
    /// The nim-values of pairs of coordinates: {@link GridQuestion}.
    GRID,
    /// The nim-values of heaps: {@link SequenceQuestion}. If a game has no table, the answer to this says why.
    SEQUENCE;

    /// @return the kind of a game's table
    public static TableKind of(RuleTree rules) {
        return switch (rules) {
            case RuleTree.Players _ -> LOSERS;
            case RuleTree.Partizan _ -> OUTCOMES;
            case RuleTree.Blocking _ when rules.arity() == 1 -> OUTCOMES;
            case RuleTree.Blocking _,
                    RuleTree.TakeAndBreak _,
                    RuleTree.Moves _,
                    RuleTree.OnBoard _,
                    RuleTree.Scored _ -> GridQuestion.isFor(rules) ? GRID : SEQUENCE;
        };
    }
}
