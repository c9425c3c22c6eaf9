package grundy.solve;

import grundy.check.Evidence;

/// What the {@link Solver} says to a {@link Question}.
public sealed interface Answer
        permits Verdict,
                OpenVerdict,
                SeriesVerdict,
                Lost,
                Sequence,
                Outcomes,
                Losers,
                LongRunAnswer,
                ValueGrid,
                BoxTable,
                BoxLayers,
                BoardsTable,
                GridRows,
                GraphTable,
                Scores,
                Calculation,
                FamilyValues,
                QuotientAnswer,
                MisereHeaps {
    /// @return why it is true
    Evidence evidence();
}
