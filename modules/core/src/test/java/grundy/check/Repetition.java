package grundy.check;

import grundy.check.Evidence.Period;
import grundy.check.period.PeriodTheorem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// What may be said to repeat in a list of values: from a heap on, after so many heaps, each value raised by a saltus.
public record Repetition(int preperiod, int period, int saltus) {
    /// @return the repetition with the least period and preperiod; empty if it is not that of two thirds of
    ///     the values
    public static Optional<Repetition> least(int[] values) {
        for (int period = 1; period < values.length / 6; period++) {
            int saltus = values[values.length - 1] - values[values.length - 1 - period];
            if (saltus < 0) continue;
            int from = values.length - period;
            while (from > 0 && values[from - 1 + period] == values[from - 1] + saltus) from--;
            if (from < values.length / 3) return Optional.of(new Repetition(from, period, saltus));
        }
        return Optional.empty();
    }

    public boolean holdsOf(int[] values) {
        return IntStream.range(preperiod, values.length - period)
                .allMatch(heap -> values[heap + period] == values[heap] + saltus);
    }

    public Period claim(PeriodTheorem theorem, long verifiedTo, boolean misere) {
        return new Period(preperiod, period, saltus, verifiedTo, theorem.citation(), misere);
    }

    /// @return those next to it, and itself
    public List<Repetition> near() {
        var near = new ArrayList<Repetition>();
        for (int from : new int[] {0, preperiod - 1, preperiod, preperiod + 1, preperiod + period})
            for (int length : new int[] {period - 1, period, period + 1, 2 * period})
                for (int more : new int[] {0, saltus, saltus + 1})
                    if (from >= 0 && length >= 1) near.add(new Repetition(from, length, more));
        return near.stream().distinct().toList();
    }
}
