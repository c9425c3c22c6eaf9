package grundy.solve;

import grundy.check.Evidence;
import grundy.value.ShortValue;
import java.util.List;
import java.util.Optional;

/// What an expression is worth for each number of a range.
///
/// @param values for the first numbers, in order; at least one
/// @param period what is seen to repeat; no theorem says that it goes on
/// @param stopped why it ends before what was asked for, if it does
public record FamilyValues(
        FamilyQuestion question,
        List<Worked> values,
        Optional<Period> period,
        Evidence evidence,
        Optional<Stopped> stopped)
        implements Answer {
    public FamilyValues {
        values = List.copyOf(values);
    }

    /// `g(n + length) = g(n) + saltus` from a number on, in the group of games, as far as the values were
    /// worked out.
    ///
    /// @param from the first number of which it holds
    public record Period(long from, int length, ShortValue saltus) {}

    /// @return the last number whose value is known
    public long to() {
        return question.number().from() + values.size() - 1;
    }
}
