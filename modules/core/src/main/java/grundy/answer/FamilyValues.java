package grundy.answer;

import grundy.check.Evidence;
import grundy.finding.TableEnd;
import grundy.rules.language.RunningNumber;
import grundy.value.ShortValue;
import java.util.List;
import java.util.Optional;

/// The values of an expression for the numbers of a range.
///
/// @param text of the expression, with the name of the number in it
/// @param terms the expression with the first numbers, in order, worked out; at least one
/// @param period what is seen to repeat; no theorem says that it goes on
/// @param earlyEnd why it ends before what was asked for, if it does
public record FamilyValues(
        String text,
        RunningNumber number,
        List<Calculation> terms,
        Optional<Period> period,
        Evidence evidence,
        Optional<TableEnd> earlyEnd)
        implements Answer {
    public FamilyValues {
        terms = List.copyOf(terms);
    }

    /// `g(n + length) = g(n) + saltus` from a number on, in the group of games, as far as the values were
    /// worked out.
    ///
    /// @param from the first number of which it holds
    public record Period(long from, int length, ShortValue saltus) {}

    /// @return the values for the first numbers, in order
    public List<CalculationResult> values() {
        return terms.stream().map(Calculation::result).toList();
    }

    /// @return the last number whose value is known
    public long to() {
        return number.from() + terms.size() - 1;
    }
}
