package grundy.theory.taking;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.text.Lesson;
import grundy.theory.form.CoordinateRun;
import grundy.theory.form.LessonContext;
import grundy.theory.form.TeachingForm;
import grundy.theory.form.TupleValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Take p to q counters; with less than p left, take them all: `g(n) = floor(((n + p - 1) mod (p + q)) / p)`.
///
/// Proof. This is the value of a heap of n + p - 1 from which p to q may be taken and the rest is left alone, and the
/// two games have options of the same values. For `0 < n < p` the only option is 0; there the options are heaps of
/// less than p. For `n >= p` the options `n - k >= 0` correspond; those with `n - k < 0` are heaps of less than p
/// there, of value 0, and occur only if n itself may be taken, which leaves 0, of value 0.
///
/// A heap of value 0 with options is more than q, and taking q leaves one of value 1; so in misere play 0 and 1 are
/// exchanged: lost are the heaps with `1 <= n mod (p + q) <= p`.
///
/// Source: elementary; a standard judge's problem (misere). Cost: a few divisions.
///
/// @param least p, at least 1
/// @param most q, at least p
public record MustFinish(BigInteger least, BigInteger most) implements TupleValues, TeachingForm {
    private BigInteger period() {
        return least.add(most);
    }

    private BigInteger shift() {
        return least.subtract(BigInteger.ONE);
    }

    @Override
    public BigInteger value(Tuple heap) {
        return heap.get(0).add(shift()).mod(period()).divide(least);
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(Tuple tuple, BigInteger value) {
        var heap = tuple.get(0);
        if (heap.signum() == 0) return CountedList.none();
        var first = value.multiply(least);
        if (first.compareTo(period()) >= 0) return CountedList.none();
        var length = period().subtract(first).min(least);
        var high = heap.subtract(least).max(BigInteger.ZERO);
        var low = heap.subtract(most).max(BigInteger.ZERO);
        var runs = new ArrayList<CoordinateRun>();
        for (var start = high.add(shift())
                        .subtract(first)
                        .divide(period())
                        .multiply(period())
                        .add(first)
                        .subtract(shift());
                start.add(length).compareTo(low) > 0;
                start = start.subtract(period()))
            new CoordinateRun(start, start.add(length).subtract(BigInteger.ONE))
                    .within(low, high)
                    .ifPresent(runs::add);
        return CoordinateRun.options(runs, MustFinish::option);
    }

    private static List<Position> option(BigInteger heap) {
        return List.of(Tuple.of(heap));
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm(
                "Interval that must finish",
                "g = (n + %s) mod %s / %s".formatted(shift(), period(), least),
                "Elementary");
    }

    @Override
    public Optional<Lesson> lesson(LessonContext context) {
        var heap = context.coordinate(0);
        return Optional.of(
                least.equals(BigInteger.ONE)
                        ? new IntervalLesson(least, most, heap, context.play())
                        : new MustFinishLesson(context, least, most, heap));
    }
}
