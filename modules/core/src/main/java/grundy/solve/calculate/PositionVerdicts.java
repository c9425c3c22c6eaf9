package grundy.solve.calculate;

import grundy.answer.Verdict;
import grundy.question.AnswerPart;
import grundy.rules.TurnPosition;

/// Solves the positions that expressions name, such as `domineering(2x3)` in `domineering(2x3) + 1`.
@FunctionalInterface
public interface PositionVerdicts {
    /// @param part of it that is enough
    /// @throws grundy.limit.LimitException if the verdict is out of reach
    /// @throws grundy.rules.RulesException if the rules make no sense at a position reached
    Verdict of(TurnPosition position, AnswerPart part);
}
