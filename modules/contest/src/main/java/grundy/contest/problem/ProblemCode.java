package grundy.contest.problem;

import grundy.question.PositionQuestion;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Java code that answers a problem the rule language cannot express: it computes the results of a
/// case. To add one, add a class and a line in {@link grundy.contest.code.ProblemCodes}.
///
/// One object serves all cases of an input, so that what they have in common is worked out once.
@FunctionalInterface
public interface ProblemCode {
    /// The result of a case.
    sealed interface Result {
        /// One outcome, or one for each of several questions, which are written one after the other.
        record Outcomes(List<Outcome> outcomes) implements Result {}

        /// A number, which the answer's text calls `$value`.
        record Number(BigInteger value) implements Result {}
    }

    /// @param values of the input
    /// @throws JudgeException if the input makes no sense
    Result answer(ProblemCase values);

    /// @return the case as a question for the solver, which explains itself; null if it cannot be put that way
    default @Nullable PositionQuestion question(ProblemCase values) {
        return null;
    }
}
