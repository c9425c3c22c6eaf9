package grundy.check.verdict;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.ClaimedVerdict;
import grundy.check.VerdictPart;
import grundy.check.plain.PlainLosers;
import grundy.rules.RuleTree;
import grundy.rules.TurnPosition;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Value;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// Checks a verdict about several players, by every position that can be reached.
///
/// | claimed | decided by |
/// | --- | --- |
/// | who loses, and so whether the player about to move does | {@link PlainLosers#loser} |
/// | the moves by which he does not, and how many there are | {@link PlainLosers#winningMoves} |
public record LoserCheck(TurnPosition question, ClaimedVerdict claimedVerdict, PlainLosers losers)
        implements VerdictRecheck {
    /// @return empty if there are too many moves, or play can come back to a position
    static Optional<VerdictRecheck> of(TurnPosition position, ClaimedVerdict claimed, int players) {
        var preferences = RuleTree.Players.preferences(position.preferences(), players);
        return PlainLosers.of(position.sum(), preferences, position.mover(), MOVES)
                .map(found -> new LoserCheck(position, claimed, found));
    }

    @Override
    public Set<VerdictPart> judges() {
        return EnumSet.of(VerdictPart.OUTCOME, VerdictPart.VALUE, VerdictPart.MOVES);
    }

    @Override
    public CheckResult resultOfParts() {
        var findings = new CheckFindings();
        int loser = losers.loser();
        findings.holds("check.verdict.loser", "positions", losers.positions(), "player", loser);
        var outcome = loser == question.mover() ? Outcome.P : Outcome.N;
        if (outcome != claimedVerdict.outcome())
            return findings.differs("check.verdict.outcome-differs", claimedVerdict.outcome(), outcome);
        if (claimedVerdict.value().isPresent() && !claimedVerdict.value().get().equals(new Value.Loser(loser)))
            return findings.wrong(Message.of(
                    "check.verdict.value-wrong",
                    "stated",
                    CheckFindings.messageArgument(claimedVerdict.value().get())));
        return findings.result(findings.moves(question.sum(), claimedVerdict.moves(), losers::winningMoves));
    }
}
