package grundy.question;

import grundy.answer.SeriesVerdict;
import grundy.rules.Game;
import grundy.rules.Sum;
import grundy.value.Play;

/// One of many positions in a row, mostly of one game, of which only what is then read from the answer is worked out. A
/// {@link grundy.solve.Solver#inSeries} solver keeps the engines from one to the next; games are distinguished by the
/// objects that are their rules, so that equal rules should be one object.
public sealed interface SeriesQuestion extends Question<SeriesVerdict> {
    /// Any position of two players.
    record SumQuestion(Sum sum) implements SeriesQuestion {}

    /// An ordinary sum of heaps of one game, for which no object is made for a heap where that can be helped.
    ///
    /// @param heaps each at least 0; none at all are an empty heap
    record HeapsQuestion(Game game, Play play, long[] heaps) implements SeriesQuestion {}
}
