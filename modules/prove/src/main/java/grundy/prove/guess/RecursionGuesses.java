package grundy.prove.guess;

import grundy.check.answer.HeapRecursion;
import grundy.check.answer.HeapRecursion.ReductionRow;
import grundy.check.answer.HeapRecursion.ResidueRow;
import grundy.check.answer.HeapRecursion.ValueRow;
import grundy.check.answer.HeapRecursionCheck;
import grundy.rules.RuleTree;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Recursions on the size of one heap that its nim-values seem to follow: for each rest on division by some modulus the
/// value is linear, or that of a smaller heap. They are guesses, of which {@link HeapRecursionCheck} lets pass
/// only what it proves from the rules.
public final class RecursionGuesses {
    private static final int MOST_ROWS = 24;
    private static final int LEAST_TIMES = 8;

    private final int[] values;

    private RecursionGuesses(int[] values) {
        this.values = values;
    }

    /// @param values of the heaps from 0 on
    /// @return one that is proved
    public static Optional<HeapRecursion> findProved(RuleTree rules, int[] values) {
        return guesses(values)
                .filter(guess -> HeapRecursionCheck.fault(rules, guess).isEmpty())
                .findFirst();
    }

    /// @return the guesses, those with fewer rows first
    static Stream<HeapRecursion> guesses(int[] values) {
        var all = new RecursionGuesses(values);
        int zeros = (int) IntStream.of(values).takeWhile(value -> value == 0).count();
        return IntStream.rangeClosed(2, MOST_ROWS)
                .boxed()
                .flatMap(modulus -> Stream.of(0, zeros).flatMap(from -> all.of(modulus, from).stream()));
    }

    private Optional<HeapRecursion> of(int modulus, int from) {
        if (values.length < from + LEAST_TIMES * modulus) return Optional.empty();
        var rows = new ArrayList<ResidueRow>();
        for (int rest = 0; rest < modulus; rest++) {
            int number = rest;
            int first = Math.max(0, Math.ceilDiv(from - rest, modulus));
            var row = linearRow(modulus, number, first).or(() -> again(modulus, number, first));
            if (row.isEmpty()) return Optional.empty();
            rows.add(row.get());
        }
        return Optional.of(new HeapRecursion(BigInteger.valueOf(from), rows));
    }

    private Optional<ResidueRow> linearRow(int modulus, int rest, int first) {
        int at = modulus * first + rest;
        int factor = values[at + modulus] - values[at];
        int constant = values[at] - factor * first;
        for (int m = first, n = at; n < values.length; m++, n += modulus)
            if (values[n] != factor * m + constant) return Optional.empty();
        return Optional.of(new ValueRow(BigInteger.valueOf(factor), BigInteger.valueOf(constant)));
    }

    private Optional<ResidueRow> again(int modulus, int rest, int first) {
        return IntStream.range(1, modulus)
                .boxed()
                .flatMap(factor -> IntStream.rangeClosed(0, modulus)
                        .filter(constant -> isAgain(modulus, rest, first, factor, constant))
                        .<ResidueRow>mapToObj(
                                constant -> new ReductionRow(BigInteger.valueOf(factor), BigInteger.valueOf(constant))))
                .findFirst();
    }

    private boolean isAgain(int modulus, int rest, int first, int factor, int constant) {
        for (int m = first, n = modulus * first + rest; n < values.length; m++, n += modulus) {
            int other = factor * m + constant;
            if (other >= n || values[other] != values[n]) return false;
        }
        return true;
    }
}
