package grundy.check.answer;

import grundy.check.ClaimedVerdict;
import grundy.check.answer.OpenCheck.OpenProblem;
import grundy.check.verdict.VerdictCheck;
import grundy.rules.TurnPosition;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Optional;

/// Tries numbers to see whether the outcome is the one required, where the claim does not cover each
/// number: a few, up to the first with which the position is too large.
final class TrialNumbers {
    /// The number of numbers that are tried.
    static final int MOST = 60;

    private final OpenProblem problem;
    private int left = MOST;

    TrialNumbers(OpenProblem problem) {
        this.problem = problem;
    }

    /// Tries a number, if some tries are left.
    ///
    /// @return whether it is certain that the outcome with it is the one wanted
    boolean tryNumber(BigInteger number) {
        if (left <= 0) return false;
        left--;
        var sum = problem.with().apply(number);
        if (sum.isEmpty()) return false;
        var found = VerdictCheck.of(new TurnPosition(sum.get()), new ClaimedVerdict(problem.targetOutcome()));
        if (!found.isComplete() && found.fault().isEmpty()) left = 0;
        return found.isComplete() && found.fault().isEmpty();
    }

    /// @return a message that a number gives the outcome wanted, if one of the next from a number on
    ///     does
    Optional<Message> from(BigInteger number) {
        for (int i = 0; i < MOST; i++) {
            var next = number.add(BigInteger.valueOf(i));
            if (tryNumber(next)) return Optional.of(message("check.open.larger-wanted", next));
        }
        return Optional.empty();
    }

    Message message(String phrase, BigInteger number) {
        return Message.of(phrase, "number", number, "wanted", problem.targetOutcome());
    }
}
