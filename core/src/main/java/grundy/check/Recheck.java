package grundy.check;

import grundy.check.VerdictCheck.Asked;
import grundy.check.VerdictCheck.Stated;
import grundy.rules.BoardPosition;
import grundy.rules.Rules;
import grundy.text.Message;
import java.util.List;
import java.util.Optional;

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
/// | positions of any size by a theorem that is named | {@link AutomaticVerdict}: the kernel proves it again |
/// | a heap of several players or sides, with a period | {@link RepeatingTurns}: the period is proved again |
/// | a large sum of small components | {@link AddedValuesCheck}: the value of each component, which add |
/// | all else | {@link ClosedFormCheck}: the closed form here and at small positions, and what is left open |
sealed interface Recheck
        permits QuotientSumCheck,
                ScoreCheck,
                LoserCheck,
                BlockingCheck,
                WholeSumCheck,
                RepeatingSum,
                RepeatingTurns,
                AutomaticVerdict,
                AddedValuesCheck,
                ClosedFormCheck,
                Recheck.TooLarge {
    /// The most moves that are looked at where nothing else tells.
    long MOVES = 500_000;

    /// @return what was found
    VerdictCheck.Result result();

    /// @return the first way that says something about such a question
    static Recheck of(Asked asked, Stated stated) {
        var sum = asked.sum();
        var quotient = stated.basis().quotient();
        if (quotient.isPresent()) return new QuotientSumCheck(asked, stated, quotient.get());
        var first = sum.components().getFirst();
        if (first.game().rules() instanceof Rules.Scored(var _, var _, var board)
                && first.position() instanceof BoardPosition position)
            return new ScoreCheck<>(board, position, sum, stated);
        var turns = RepeatingTurns.of(asked, stated);
        if (turns.isPresent()) return turns.get();
        if (first.game().rules() instanceof Rules.Players(var byPlayer))
            return new LoserCheck(asked, stated, byPlayer.size());
        if (first.game().rules() instanceof Rules.Blocking(var _, var most))
            return new BlockingCheck(sum, stated, most);
        return Optional.<Recheck>empty()
                .or(() -> WholeSumCheck.of(sum, stated))
                .or(() -> RepeatingSum.of(sum, stated))
                .or(() -> AutomaticVerdict.of(sum, stated))
                .or(() -> AddedValuesCheck.of(sum, stated))
                .or(() -> ClosedFormCheck.of(sum, stated))
                .orElseGet(TooLarge::new);
    }

    /// Nothing can be said.
    record TooLarge() implements Recheck {
        @Override
        public VerdictCheck.Result result() {
            return new VerdictCheck.Result(
                    List.of(), List.of(Message.of("check.verdict.open-large")), Optional.empty());
        }
    }
}
