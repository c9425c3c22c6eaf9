package grundy.solve;

import grundy.rules.Rules;

/// Which table there is of the positions of a game.
public enum TableKind {
    /// Which of several players loses each heap: {@link LosersQuestion}.
    LOSERS,
    /// Who wins each heap, where it has no nim-value: {@link OutcomesQuestion}.
    OUTCOMES,
    /// The nim-values of pairs of coordinates: {@link GridQuestion}.
    GRID,
    /// The nim-values of heaps: {@link SequenceQuestion}. If a game has no table, the answer to this says why.
    SEQUENCE;

    /// @return the kind of a game's table
    public static TableKind of(Rules rules) {
        return switch (rules) {
            case Rules.Players _ -> LOSERS;
            case Rules.Partizan _ -> OUTCOMES;
            case Rules.Blocking _ when rules.arity() == 1 -> OUTCOMES;
            case Rules.Blocking _, Rules.TakeAndBreak _, Rules.Moves _, Rules.OnBoard _, Rules.Scored _ ->
                GridQuestion.isFor(rules) ? GRID : SEQUENCE;
        };
    }
}
