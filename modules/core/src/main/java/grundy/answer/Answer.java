package grundy.answer;

import grundy.check.Evidence;

/// What the {@link grundy.solve.Solver} says to a {@link grundy.question.Question}.
public sealed interface Answer
        permits Verdict,
                OpenVerdict,
                SeriesVerdict,
                LostHeapSet,
                NimSequence,
                OutcomeTable,
                LoserTable,
                LongRunAnswer,
                ValueGrid,
                BoxTable,
                BoxLayers,
                BoardsTable,
                GridRows,
                GraphTable,
                GameScores,
                Calculation,
                FamilyValues,
                QuotientAnswer,
                MisereHeaps {
    /// @return why it is true
    Evidence evidence();
}
