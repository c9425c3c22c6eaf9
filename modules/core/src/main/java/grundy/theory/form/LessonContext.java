package grundy.theory.form;

import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.rules.Component;
import grundy.rules.Tuple;
import grundy.text.Lesson;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;

/// The facts about a single component that a lesson explains.
///
/// @param moves that win
/// @param example a lesson about one of them, where there is one
public record LessonContext(Component component, Play play, Outcome outcome, CountedList<Move> moves, Lesson example) {
    /// @return whether the player to move loses
    public boolean isLost() {
        return outcome == Outcome.P;
    }

    /// @param index from 0
    /// @return a coordinate of the position
    /// @throws IllegalArgumentException if the position is not a tuple
    public BigInteger coordinate(int index) {
        if (component.position() instanceof Tuple tuple) return tuple.get(index);
        throw new IllegalArgumentException("A tuple has coordinates, but not " + component.position());
    }
}
