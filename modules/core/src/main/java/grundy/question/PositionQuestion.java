package grundy.question;

import grundy.answer.Verdict;
import grundy.rules.Sum;
import grundy.rules.TurnPosition;
import java.util.List;

/// Asks who wins a position, what its value is, and which moves win.
///
/// @param part of the answer that is enough: where the rest takes long, it is left out
public record PositionQuestion(TurnPosition position, AnswerPart part) implements Question<Verdict> {
    /// The whole answer is asked for.
    public PositionQuestion(TurnPosition position) {
        this(position, AnswerPart.ALL);
    }

    /// @param preferences for each of several players all players in the order in which that player would like to
    ///     see them lose; empty where there are two players, or for the usual order
    /// @param mover which of several players is about to move, from 0; 0 in games of two
    public PositionQuestion(Sum sum, List<List<Integer>> preferences, int mover) {
        this(new TurnPosition(sum, preferences, mover));
    }

    /// Where there are two players, or player 0 of several in the usual order is about to move.
    public PositionQuestion(Sum sum) {
        this(new TurnPosition(sum));
    }

    /// @return the same question, to which a part of the answer is enough
    public PositionQuestion only(AnswerPart enough) {
        return new PositionQuestion(position, enough);
    }

    /// @return the sum that is asked about
    public Sum sum() {
        return position.sum();
    }
}
