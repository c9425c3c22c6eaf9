package grundy.answer;

import grundy.check.Evidence;

/// An answer of the {@link grundy.solve.Solver} to a {@link grundy.question.Question}.
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
    /// @return the evidence for the answer
    Evidence evidence();
}
