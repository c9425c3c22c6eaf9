package grundy.question;

import grundy.answer.Answer;
import grundy.limit.Limits;

/// Answers questions for whoever must not see the solver. In all apps it is `Solver::solve`.
@FunctionalInterface
public interface AnswerSource {
    /// @param limits how much the answer may take
    /// @return the answer; never a guess
    /// @throws grundy.limit.LimitException if the answer would need more than the limits allow
    /// @throws grundy.rules.RulesException if the rules make no sense at a position reached, or have no
    ///     answer of this kind
    <A extends Answer> A answer(Question<A> question, Limits limits);
}
