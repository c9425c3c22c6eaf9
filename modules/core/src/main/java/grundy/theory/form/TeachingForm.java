package grundy.theory.form;

import grundy.text.Lesson;
import java.math.BigInteger;
import java.util.Optional;

/// A form about which there is more to say than its formula.
public interface TeachingForm {
    /// @return the lesson about one component, or empty where there is nothing special to say of this kind of play
    Optional<Lesson> lesson(LessonContext context);

    /// @return the nim-value of one heap in normal play in words; empty where they would say no more than
    ///     the formula
    default Optional<HeapLaw> law(BigInteger heap) {
        return Optional.empty();
    }
}
