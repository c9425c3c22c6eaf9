package grundy.answer;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.value.Outcome;

/// A verdict whose parts are computed when they are asked for.
public non-sealed interface SeriesVerdict extends Answer {
    /// @throws grundy.limit.LimitException if the answer would need more than the limits allow
    Outcome outcome();

    /// @throws grundy.limit.LimitException likewise
    ValueStatus value();

    /// @return all winning moves
    /// @throws grundy.limit.LimitException likewise
    CountedList<Move> moves();

    /// @throws grundy.limit.LimitException likewise
    @Override
    Evidence evidence();
}
