package grundy.theory.form;

import grundy.engine.heap.WordValues;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.text.Lesson;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// Nim-values of a game of one heap, from which something is taken, and which may split.
public interface HeapValues extends WordValues, TeachingForm {
    /// @param heap at least 0 (unit: counters)
    /// @return the nim-value
    BigInteger value(BigInteger heap);

    /// Forms that are asked for millions of heaps do it without integers of any length.
    @Override
    default long value(long heap) {
        return value(BigInteger.valueOf(heap)).longValueExact();
    }

    /// @return all options of a heap that have the value
    CountedList<List<Position>> optionsOfValue(BigInteger heap, BigInteger value);

    @Override
    default BigInteger value(Position position) {
        return value(((Tuple) position).get(0));
    }

    @Override
    default CountedList<List<Position>> optionsOfValue(Position position, BigInteger value) {
        return value.signum() < 0 ? CountedList.none() : optionsOfValue(((Tuple) position).get(0), value);
    }

    @Override
    default Optional<Lesson> lesson(LessonContext context) {
        if (context.play() == Play.MISERE) return Optional.empty();
        return law(context.coordinate(0)).map(law -> new LawLesson(context, law));
    }
}
