package grundy.check.verdict;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.ClaimedMoves;
import grundy.check.ClaimedVerdict;
import grundy.check.VerdictPart;
import grundy.rules.BoardPosition;
import grundy.rules.RuleTree;
import grundy.rules.TurnPosition;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A way to check a verdict again. Which one is taken depends on the kind of verdict, and on how large the position is:
///
/// | verdict | checked by |
/// | --- | --- |
/// | heaps in misere play by a quotient that is named | {@link QuotientSumCheck}: the quotient is held to the rules |
/// | points of a game with a score | {@link ScoreCheck}: minimax at every position |
/// | who of several players loses | {@link LoserCheck}: every position |
/// | a position with options blocked | {@link BlockingCheck}: every position |
/// | a small sum of any games | {@link WholeSumCheck}: every position of the whole sum, with no theorem at all |
/// | heaps of any size by a period that is named | {@link RepeatingSum}: the period is proved again |
/// | positions of any size by a theorem that is named | {@link AutomaticVerdictCheck}: the kernel proves it again |
/// | a heap of several players or sides, with a period | {@link RepeatingTurns}: the period is proved again |
/// | a large sum of small components | {@link AddedValuesCheck}: the value of each component, which add |
/// | all else | {@link ClosedFormCheck}: the closed form here and at small positions, and what is left open |
public sealed interface VerdictRecheck
        permits QuotientSumCheck,
                ScoreCheck,
                LoserCheck,
                BlockingCheck,
                WholeSumCheck,
                RepeatingSum,
                RepeatingTurns,
                AutomaticVerdictCheck,
                AddedValuesCheck,
                ClosedFormCheck,
                VerdictRecheck.TooLarge {
    /// The most moves that are examined where nothing else decides.
    long MOVES = 500_000;

    /// @return the parts of a verdict that are held to the rules, or said to be open, if they are stated
    Set<VerdictPart> judges();

    /// @return the stated verdict
    ClaimedVerdict claimedVerdict();

    /// @return the findings about the parts that are judged
    CheckResult resultOfParts();

    /// @return the findings, and for the parts that are not judged that they were not checked
    default CheckResult result() {
        var found = resultOfParts();
        var left = claimedVerdict().parts();
        left.removeAll(judges());
        // Of a position that was not worked out the value is not said to be open once more.
        if (left.contains(VerdictPart.OUTCOME)) left.remove(VerdictPart.VALUE);
        var open = new ArrayList<>(found.open());
        left.forEach(part -> open.add(part.open()));
        return new CheckResult(found.steps(), open, found.fault());
    }

    /// @return the first way that says something about such a question
    static VerdictRecheck of(TurnPosition question, ClaimedVerdict claimed) {
        var sum = question.sum();
        var quotient = claimed.basis().quotient();
        if (quotient.isPresent()) return new QuotientSumCheck(question, claimed, quotient.get());
        var first = sum.components().getFirst();
        if (first.game().rules() instanceof RuleTree.Scored(var _, var _, var board)
                && first.position() instanceof BoardPosition position)
            return ScoreCheck.of(board, position, sum, claimed).orElseGet(() -> new TooLarge(question, claimed));
        var turns = RepeatingTurns.of(question, claimed);
        if (turns.isPresent()) return turns.get();
        if (first.game().rules() instanceof RuleTree.Players(var byPlayer))
            return LoserCheck.of(question, claimed, byPlayer.size()).orElseGet(() -> new TooLarge(question, claimed));
        if (first.game().rules() instanceof RuleTree.Blocking(var _, var most))
            return BlockingCheck.of(sum, claimed, most)
                    .or(() -> AutomaticVerdictCheck.of(sum, claimed))
                    .orElseGet(() -> new TooLarge(question, claimed));
        return Optional.<VerdictRecheck>empty()
                .or(() -> WholeSumCheck.of(sum, claimed))
                .or(() -> RepeatingSum.of(sum, claimed))
                .or(() -> AutomaticVerdictCheck.of(sum, claimed))
                .or(() -> AddedValuesCheck.of(sum, claimed))
                .or(() -> ClosedFormCheck.of(sum, claimed))
                .orElseGet(() -> new TooLarge(question, claimed));
    }

    /// A sum too large to check, but for whether the listed moves are moves.
    record TooLarge(TurnPosition question, ClaimedVerdict claimedVerdict) implements VerdictRecheck {
        @Override
        public Set<VerdictPart> judges() {
            return EnumSet.noneOf(VerdictPart.class);
        }

        @Override
        public CheckResult resultOfParts() {
            var listed = claimedVerdict.moves().map(ClaimedMoves::list).orElse(List.of());
            var none = ListedMoves.of(question, listed).entrySet().stream()
                    .filter(move -> move.getValue() instanceof ListedMoves.Finding.NoMove)
                    .findFirst();
            return new CheckResult(
                    List.of(), List.of(), none.map(move -> CheckFindings.loses(question.sum(), move.getKey())));
        }
    }
}
