package grundy.course.exercise;

import grundy.text.Block;
import java.util.List;

/// The grade of an answer.
///
/// @param feedback why, in the reader's language
public record Grade(Kind kind, List<Block> feedback) {
    public Grade {
        feedback = List.copyOf(feedback);
    }

    /// The verdicts on an answer.
    public enum Kind {
        RIGHT,
        WRONG,
        /// It is no answer to this question, and does not count as a try.
        UNREADABLE
    }
}
