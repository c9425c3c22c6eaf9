package grundy.present.play;

import grundy.answer.ValueStatus;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.present.move.Situation;
import grundy.question.PositionQuestion;
import grundy.question.SeriesQuestion;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.solve.Solver;
import grundy.value.Compound;
import grundy.value.Play;
import grundy.value.Side;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalLong;

/// Looks ahead to many situations of one game, those that moves lead to: the winner, the values, the
/// length of play. The engines of heaps and tuples are kept from one to the next.
public final class MoveProspects {
    private final Limits limits;
    private final Solver series;
    private boolean isOver;

    /// Takes at most three fifths of the time that there is: the moves themselves are listed in the rest,
    /// whatever is known of them.
    ///
    /// @param limits of all together
    public MoveProspects(Limits limits) {
        var share = limits.deadline().remaining().multipliedBy(3).dividedBy(5);
        this.limits = limits.until(Deadline.after(share));
        this.series = new Solver(this.limits).inSeries();
    }

    /// @return whether a limit was reached, so that of later situations nothing is known
    public boolean isOver() {
        return isOver;
    }

    /// @throws LimitException if the work was cancelled
    public MoveProspect of(Situation situation) {
        if (isOver) return MoveProspect.UNKNOWN;
        try {
            return isNumbers(situation.sum()) ? ofNumbers(situation) : ofVerdict(situation);
        } catch (LimitException limit) {
            if (limit.isCancellation()) throw limit;
            isOver = limits.isOver();
            return MoveProspect.UNKNOWN;
        }
    }

    private static boolean isNumbers(Sum sum) {
        return sum.components().stream()
                .allMatch(component -> component.game().rules() instanceof RuleTree.TakeAndBreak
                        || component.game().rules() instanceof RuleTree.Moves);
    }

    private MoveProspect ofNumbers(Situation situation) {
        var verdict = series.solve(new SeriesQuestion.SumQuestion(situation.sum()));
        var outcome = verdict.outcome();
        return new MoveProspect(
                outcome,
                MoverStanding.of(outcome, situation.mover()),
                value(verdict::value),
                remoteness(situation.sum()));
    }

    private interface ValueQuestion {
        ValueStatus value();
    }

    /// A value that is out of reach is none: who wins is known all the same.
    private static Optional<Value> value(ValueQuestion question) {
        try {
            return question.value().knownValue();
        } catch (LimitException limit) {
            if (limit.isCancellation()) throw limit;
            return Optional.empty();
        }
    }

    /// Computes the remoteness of one component that never splits: it is the first to end.
    private OptionalLong remoteness(Sum sum) {
        boolean single = sum.components().size() == 1
                && sum.compound() == Compound.DISJUNCTIVE
                && sum.play() == Play.NORMAL
                && !sum.components().getFirst().game().rules().maySplit();
        if (!single) return OptionalLong.empty();
        try {
            var alone = new Sum(sum.play(), Compound.SHORT_CONJUNCTIVE, sum.components(), sum.text());
            return series.solve(new SeriesQuestion.SumQuestion(alone))
                                    .value()
                                    .knownValue()
                                    .orElse(null)
                            instanceof Value.Remoteness(var moves)
                    ? number(moves)
                    : OptionalLong.empty();
        } catch (LimitException limit) {
            if (limit.isCancellation()) throw limit;
            return OptionalLong.empty();
        } catch (RulesException _) {
            return OptionalLong.empty();
        }
    }

    private static OptionalLong number(BigInteger moves) {
        return moves.bitLength() < Long.SIZE ? OptionalLong.of(moves.longValueExact()) : OptionalLong.empty();
    }

    private MoveProspect ofVerdict(Situation situation) {
        var verdict = new Solver(limits).solve(new PositionQuestion(situation.sum()));
        var lengths = verdict.claimedVerdict(0).remoteness();
        long moves = lengths.isEmpty() ? -1 : lengths.get(situation.mover() == Side.RIGHT ? lengths.size() - 1 : 0);
        return new MoveProspect(
                verdict.outcome(),
                MoverStanding.of(verdict.outcome(), situation.mover()),
                verdict.value().knownValue(),
                moves < 0 ? OptionalLong.empty() : OptionalLong.of(moves));
    }

    /// @return the standing of the player who moves to a situation
    public static MoverStanding afterMove(MoveProspect there) {
        return there.standing().forOther();
    }
}
