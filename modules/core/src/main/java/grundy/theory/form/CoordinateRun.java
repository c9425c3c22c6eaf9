package grundy.theory.form;

import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.formula.LazyStreams;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// The integers from `low` to `high`, at least one.
public record CoordinateRun(BigInteger low, BigInteger high) {
    BigInteger length() {
        return high.subtract(low).add(BigInteger.ONE);
    }

    /// @return the part from `least` to `most`; empty if there is none
    public Optional<CoordinateRun> within(BigInteger least, BigInteger most) {
        var from = low.max(least);
        var to = high.min(most);
        return from.compareTo(to) <= 0 ? Optional.of(new CoordinateRun(from, to)) : Optional.empty();
    }

    Stream<BigInteger> descending() {
        return Stream.iterate(high, number -> number.compareTo(low) >= 0, number -> number.subtract(BigInteger.ONE));
    }

    /// @param runs disjoint
    /// @param option different for different numbers
    public static CountedList<List<Position>> options(
            List<CoordinateRun> runs, Function<BigInteger, List<Position>> option) {
        var count = runs.stream().map(CoordinateRun::length).reduce(BigInteger.ZERO, BigInteger::add);
        return new CountedList<>(
                count,
                () -> LazyStreams.flatMap(runs.stream(), run -> run.descending().map(option)));
    }
}
