package grundy.theory.takeaway;

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

/// A race to a target: add 1 to m, until the target is reached; perhaps it may be passed, which ends the game, too.
/// With t left to go the value is that of a heap of t of which 1 to m may be taken: `t mod (m + 1)`, and 0 beyond the
/// target.
///
/// In misere play 0 and 1 are exchanged: adding m leads from value 0 to 1.
///
/// Source: C.-G. Bachet, Problemes plaisans et delectables, 1612. Cost: one division.
///
/// @param most m, at least 1
/// @param mayPass whether the target may be passed
public record CountingUp(BigInteger target, BigInteger most, boolean mayPass) implements TupleValues, TeachingForm {
    @Override
    public BigInteger value(Tuple position) {
        var left = target.subtract(position.get(0));
        return left.signum() <= 0 ? BigInteger.ZERO : left.mod(most.add(BigInteger.ONE));
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(Tuple position, BigInteger value) {
        var next = position.get(0).add(BigInteger.ONE);
        var last = position.get(0).add(most);
        if (next.compareTo(target) > 0) return CountedList.none();
        var runs = new ArrayList<CoordinateRun>();
        var first = next.add(target.subtract(next).subtract(value).mod(most.add(BigInteger.ONE)));
        if (value.compareTo(most) <= 0 && first.compareTo(last) <= 0 && first.compareTo(target) <= 0)
            runs.add(new CoordinateRun(first, first));
        if (mayPass && value.signum() == 0)
            new CoordinateRun(next, last)
                    .within(target.add(BigInteger.ONE), last)
                    .ifPresent(runs::add);
        return CoordinateRun.options(runs, CountingUp::option);
    }

    private static List<Position> option(BigInteger number) {
        return List.of(Tuple.of(number));
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm(
                "Bachet 1612",
                "g = 0 if s >= %s else (%s - s) mod %s".formatted(target, target, most.add(BigInteger.ONE)),
                "C.-G. Bachet, Problèmes plaisans et délectables, 1612, problem XXII");
    }

    @Override
    public Optional<Lesson> lesson(LessonContext context) {
        return Optional.of(new RaceLesson(target, most, context.coordinate(0), context.play()));
    }
}
