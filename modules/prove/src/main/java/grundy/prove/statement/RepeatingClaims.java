package grundy.prove.statement;

import grundy.check.Evidence;
import grundy.prove.guess.PeriodicSequence;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/// Writes a periodic set of heaps as a condition on their number.
public final class RepeatingClaims {
    private static final int LONGEST = 600;

    private RepeatingClaims() {}

    /// @param period without saltus
    /// @param kind of the heaps before the end of the first period
    /// @param name of the number
    /// @return the condition in the language of claims, `n == 0 or n >= 3 and n mod 5 in {1, 4}`; empty
    ///     if it is too long to be read
    public static Optional<String> condition(Evidence.Period period, IntPredicate kind, String name) {
        int from = Math.toIntExact(period.preperiod());
        int end = Math.toIntExact(period.preperiod() + period.period());
        var marks = IntStream.range(0, end).map(n -> kind.test(n) ? 0 : 1).toArray();
        int least = IntStream.rangeClosed(1, end - from)
                .filter(length -> (end - from) % length == 0
                        && Arrays.equals(marks, from, end - length, marks, from + length, end))
                .findFirst()
                .orElseThrow();
        var text = new PeriodicSequence(from, least, Arrays.copyOf(marks, from + least))
                .early()
                .zeros(name);
        return Optional.of(text.isEmpty() ? "1 == 0" : text).filter(formula -> formula.length() <= LONGEST);
    }
}
