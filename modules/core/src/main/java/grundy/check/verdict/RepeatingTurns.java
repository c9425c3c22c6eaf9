package grundy.check.verdict;

import grundy.check.CheckFindings;
import grundy.check.CheckResult;
import grundy.check.ClaimedMove;
import grundy.check.ClaimedMoves;
import grundy.check.ClaimedVerdict;
import grundy.check.Evidence;
import grundy.check.VerdictBasis;
import grundy.check.VerdictPart;
import grundy.check.period.LeastPeriod;
import grundy.check.period.PeriodTheorem;
import grundy.check.plain.PlainTurns;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.Tuple;
import grundy.rules.TurnPosition;
import grundy.rules.formula.AmountSets;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Checks a verdict about one heap from which Left and Right, or several players, take, against the
/// period that it names: who loses is computed from the definition as far as {@link
/// PeriodTheorem#SIDES} and {@link PeriodTheorem#TURNS} ask, the period and what is before it must be
/// the least, and they decide heaps of any size.
///
/// | claimed | decided by |
/// | --- | --- |
/// | the period that is named | {@link #periodFault} |
/// | who wins, and of several players who loses | {@link PlainTurns#loser} of the heap that is alike |
/// | the winning moves, and how many there are | {@link #movesFault} |
/// | the value of Left and Right, and how long play lasts | {@link WholeSumCheck} of few positions, else open |
///
/// Cost: as {@link PlainTurns}, for the heaps of a few periods.
public final class RepeatingTurns implements VerdictRecheck {
    private static final long MOST_HEAPS = 5_000_000;
    private static final long MOST_STEPS = 20_000_000_000L;
    private static final long MOST_BYTES = 200_000_000;

    private static final List<List<Integer>> SIDES = List.of(List.of(1, 0), List.of(0, 1));

    private final TurnPosition position;
    private final ClaimedVerdict claimed;
    private final List<TakeAndBreak> byPlayer;
    private final boolean partizan;
    private final PlainTurns turns;
    private final CheckFindings findings = new CheckFindings();
    private final Evidence.Period period;

    /// A multiple of the period, even where all odd or all even amounts may be taken.
    private final long even;

    private RepeatingTurns(
            TurnPosition position,
            ClaimedVerdict claimed,
            List<TakeAndBreak> byPlayer,
            boolean partizan,
            PlainTurns turns) {
        this.position = position;
        this.claimed = claimed;
        this.byPlayer = byPlayer;
        this.partizan = partizan;
        this.turns = turns;
        this.period = claimed.basis().periods().getFirst();
        this.even = turns.hasParity() && period.period() % 2 != 0 ? 2 * period.period() : period.period();
    }

    /// @return empty if no period is named, or the game is another, or it takes too long
    public static Optional<VerdictRecheck> of(TurnPosition position, ClaimedVerdict claimed) {
        var sum = position.sum();
        if (claimed.basis().periods().isEmpty()
                || sum.components().size() != 1
                || !(sum.components().getFirst().position() instanceof Tuple)) return Optional.empty();
        return switch (sum.components().getFirst().game().rules()) {
            case RuleTree.Partizan(var left, var right) -> of(position, claimed, List.of(left, right), SIDES, true);
            case RuleTree.Players(var all)
            when sum.play() == Play.NORMAL ->
                of(position, claimed, all, RuleTree.Players.preferences(position.preferences(), all.size()), false);
            default -> Optional.empty();
        };
    }

    private static Optional<VerdictRecheck> of(
            TurnPosition position,
            ClaimedVerdict claimed,
            List<RuleTree> rules,
            List<List<Integer>> preferences,
            boolean partizan) {
        var byPlayer = new ArrayList<TakeAndBreak>();
        for (var one : rules) {
            if (!(one instanceof TakeAndBreak heaps)) return Optional.empty();
            byPlayer.add(heaps);
        }
        return PlainTurns.of(byPlayer, preferences, position.sum().play())
                .map(turns -> new RepeatingTurns(position, claimed, byPlayer, partizan, turns))
                .filter(RepeatingTurns::isShort)
                .map(check -> check);
    }

    private boolean isShort() {
        if (period.preperiod() > MOST_HEAPS || period.period() > MOST_HEAPS || turns.span() > MOST_HEAPS) return false;
        long heaps = Math.max(last(), 1);
        return heaps <= MOST_STEPS / turns.cost() && heaps <= MOST_BYTES / turns.bytes();
    }

    @Override
    public ClaimedVerdict claimedVerdict() {
        return claimed;
    }

    @Override
    public Set<VerdictPart> judges() {
        return EnumSet.of(
                VerdictPart.OUTCOME, VerdictPart.VALUE, VerdictPart.REMOTENESS, VerdictPart.MOVES, VerdictPart.PERIODS);
    }

    @Override
    public CheckResult resultOfParts() {
        if (claimed.basis().periods().size() > 1) return findings.wrong(Message.of("check.period.numbers"));
        var fault = periodFault();
        if (fault.isPresent()) return findings.wrong(Message.of("check.verdict.period-fails", "fault", fault.get()));
        findings.repeats(position.sum().components().getFirst().game().text(), period);
        // Where all positions are few, their values are known as well.
        var whole = partizan ? WholeSumCheck.ofFew(position.sum(), withoutPeriods()) : Optional.<VerdictRecheck>empty();
        if (whole.isPresent()) return findings.result(findings.with(whole.get().result()));
        var heap = ((Tuple) position.sum().components().getFirst().position()).get(0);
        var outcome = outcome(heap);
        if (outcome != claimed.outcome())
            return findings.differs("check.verdict.outcome-differs", claimed.outcome(), outcome);
        if (claimed.value().isPresent() && partizan) findings.leaves("check.verdict.open-value");
        else if (claimed.value().isPresent() && !isRight(claimed.value().get(), heap))
            return findings.wrong(Message.of(
                    "check.verdict.value-wrong",
                    "stated",
                    CheckFindings.messageArgument(claimed.value().get())));
        if (!claimed.remoteness().isEmpty()) findings.leaves("check.verdict.open-remoteness");
        return findings.result(claimed.moves().flatMap(moves -> movesFault(moves, heap)));
    }

    private ClaimedVerdict withoutPeriods() {
        var basis = claimed.basis();
        return new ClaimedVerdict(
                claimed.outcome(),
                claimed.value(),
                claimed.remoteness(),
                claimed.moves(),
                new VerdictBasis(basis.statement(), List.of(), basis.theorem(), basis.quotient()));
    }

    private boolean isRight(Value value, BigInteger heap) {
        return value.equals(new Value.Loser(loser(heap, position.mover())));
    }

    private Outcome outcome(BigInteger heap) {
        if (!partizan) return loser(heap, position.mover()) == position.mover() ? Outcome.P : Outcome.N;
        return Outcome.ofBeginners(loser(heap, 0) == 1, loser(heap, 1) == 0);
    }

    private int loser(BigInteger heap, int mover) {
        return turns.loser(reduced(heap, period.preperiod(), period.period()), mover);
    }

    private static int reduced(BigInteger heap, long from, long length) {
        var start = BigInteger.valueOf(from);
        if (heap.compareTo(start) < 0) return heap.intValueExact();
        return heap.subtract(start).mod(BigInteger.valueOf(length)).add(start).intValueExact();
    }

    /// @return a heap after which nobody loses for the first time if the period is right
    private long firstSettledHeap() {
        return Math.max(period.preperiod(), 1) + even;
    }

    private long last() {
        return firstSettledHeap() + turns.span() + even;
    }

    private Optional<Message> periodFault() {
        var theorem = partizan ? PeriodTheorem.SIDES : PeriodTheorem.TURNS;
        if (!period.theorem().equals(theorem.citation()))
            return Optional.of(Message.of("check.period.theorem", "theorem", period.theorem()));
        boolean misere = position.sum().play() == Play.MISERE;
        if (period.preperiod() < 0 || period.period() < 1 || period.saltus() != 0 || period.misere() != misere)
            return Optional.of(Message.of("check.period.numbers"));
        long needed = Math.max(period.preperiod(), 1) + turns.span() + period.period() - 1;
        if (period.verifiedTo() < needed)
            return Optional.of(Message.of("check.period.short", "stated", period.verifiedTo(), "needed", needed));
        turns.fill((int) last());
        int from = (int) period.preperiod();
        int length = (int) period.period();
        for (int heap = from; heap + length <= last(); heap++)
            if (!turns.same(heap, heap + length))
                return Optional.of(Message.of("check.period.turns-differ", "heap", heap, "other", heap + length));
        if (turns.appears((int) firstSettledHeap(), (int) last()))
            return Optional.of(Message.of("check.period.turns-differ", "heap", firstSettledHeap(), "other", last()));
        return LeastPeriod.is(from, length, 1, (heap, shift) -> turns.same((int) heap, (int) (heap + shift)))
                ? Optional.empty()
                : Optional.of(Message.of("check.period.not-least"));
    }

    private Optional<Message> movesFault(ClaimedMoves moves, BigInteger heap) {
        var loses = CheckFindings.listedMoveFault(position.sum(), moves, move -> wins(move, heap));
        if (loses.isPresent()) return loses;
        var count = BigInteger.ZERO;
        for (int mover = 0; mover < byPlayer.size(); mover++)
            if (partizan || mover == position.mover()) count = count.add(winning(heap, mover));
        return findings.countFault("check.verdict.moves-counted", moves, count);
    }

    private BigInteger winning(BigInteger heap, int mover) {
        int loser = loser(heap, mover);
        if (loser == mover) return BigInteger.ZERO;
        int next = turns.next(mover);
        var amounts = turns.leaving(mover);
        var losses = new LossCounts(next, loser);
        var count = BigInteger.ZERO;
        for (var interval : amounts.few())
            count = count.add(losses.upTo(heap.subtract(BigInteger.valueOf(interval.from())), 1)
                    .subtract(losses.upTo(heap.subtract(BigInteger.valueOf(interval.to() + 1)), 1)));
        if (amounts.from() > 0)
            count = count.add(losses.upTo(heap.subtract(BigInteger.valueOf(amounts.from())), amounts.step()));
        boolean empties = heap.signum() > 0
                && AmountSets.contains(turns.emptying(mover), heap, heap)
                && loser(BigInteger.ZERO, next) == loser;
        return empties ? count.add(BigInteger.ONE) : count;
    }

    /// The number of heaps, from 1 on, that one player loses where another is to move.
    private final class LossCounts {
        private final int[] one = new int[(int) last() + 1];
        private final int[] two = new int[(int) last() + 1];

        LossCounts(int mover, int loser) {
            for (int heap = 1; heap < one.length; heap++) {
                int more = turns.loser(heap, mover) == loser ? 1 : 0;
                one[heap] = one[heap - 1] + more;
                two[heap] = (heap > 1 ? two[heap - 2] : 0) + more;
            }
        }

        /// @param step 1, or 2 for every other heap down from that one
        BigInteger upTo(BigInteger heap, int step) {
            if (heap.signum() <= 0) return BigInteger.ZERO;
            var counts = step == 1 ? one : two;
            int like = reduced(heap, Math.max(period.preperiod(), 1), even);
            var periods = heap.subtract(BigInteger.valueOf(like)).divide(BigInteger.valueOf(even));
            return BigInteger.valueOf(counts[like])
                    .add(periods.multiply(BigInteger.valueOf(counts[(int) (like + even)] - counts[like])));
        }
    }

    private boolean wins(ClaimedMove move, BigInteger heap) {
        if (move.side().isPresent() != partizan || move.steps().size() != 1) return false;
        int mover = partizan ? (move.side().get() == Side.LEFT ? 0 : 1) : position.mover();
        var step = move.steps().getFirst();
        if (step.component() != 0
                || step.to().size() != 1
                || !step.to().getFirst().matches("0|[1-9]\\d*")) return false;
        var left = new BigInteger(step.to().getFirst());
        var taken = heap.subtract(left);
        boolean allowed = taken.signum() > 0
                && byPlayer.get(mover).terms().stream()
                        .anyMatch(term -> (term.parts() & (left.signum() == 0 ? 1 : 2)) != 0
                                && AmountSets.contains(term.amounts(), taken, heap));
        int loser = loser(heap, mover);
        return allowed && loser != mover && loser(left, turns.next(mover)) == loser;
    }
}
