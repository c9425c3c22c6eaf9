package grundy.check;

import grundy.check.VerdictCheck.Asked;
import grundy.check.VerdictCheck.Result;
import grundy.check.VerdictCheck.Stated;
import grundy.limit.Checkpoint;
import grundy.rules.AmountSets;
import grundy.rules.Rules;
import grundy.rules.Rules.TakeAndBreak;
import grundy.rules.Rules.Term;
import grundy.rules.Tuple;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/// Holds a verdict about one heap from which Left and Right, or several players, take finitely many amounts to the
/// period that it names: who loses is worked out from the definition as far as {@link PeriodTheorem#SIDES} and
/// {@link PeriodTheorem#TURNS} ask, the period and what is before it must be the least, and tell heaps of any size.
///
/// Cost: the amounts of all players for each heap of a few periods.
final class RepeatingTurns implements Recheck {
    private static final long MOST_HEAPS = 5_000_000;
    private static final long MOST_AMOUNTS = 100_000;
    private static final List<List<Integer>> SIDES = List.of(List.of(1, 0), List.of(0, 1));

    private final Asked asked;
    private final Stated stated;
    private final List<TakeAndBreak> byPlayer;
    private final List<List<Integer>> preferences;
    private final boolean partizan;
    private final Findings findings = new Findings();

    /// For each heap and player to move who loses.
    private int[][] losers = {};

    private final List<long[][]> amounts = new ArrayList<>();
    private final Evidence.Period period;

    private RepeatingTurns(
            Asked asked,
            Stated stated,
            List<TakeAndBreak> byPlayer,
            List<List<Integer>> preferences,
            boolean partizan) {
        this.asked = asked;
        this.stated = stated;
        this.byPlayer = byPlayer;
        this.preferences = preferences;
        this.partizan = partizan;
        this.period = stated.basis().periods().getFirst();
    }

    /// @return empty if no period is named, or the game is another
    static Optional<Recheck> of(Asked asked, Stated stated) {
        var sum = asked.sum();
        if (stated.basis().periods().isEmpty()
                || sum.components().size() != 1
                || sum.play() == Play.MISERE
                || !(sum.components().getFirst().position() instanceof Tuple)) return Optional.empty();
        return switch (sum.components().getFirst().game().rules()) {
            case Rules.Partizan(var left, var right) -> of(asked, stated, List.of(left, right), SIDES, true);
            case Rules.Players(var all) ->
                of(
                        asked,
                        stated,
                        all,
                        asked.preferences().isEmpty() ? LoserCheck.usual(all.size()) : asked.preferences(),
                        false);
            default -> Optional.empty();
        };
    }

    private static Optional<Recheck> of(
            Asked asked, Stated stated, List<Rules> rules, List<List<Integer>> preferences, boolean partizan) {
        var byPlayer = new ArrayList<TakeAndBreak>();
        for (var one : rules) {
            if (!(one instanceof TakeAndBreak heaps) || !heaps.terms().stream().allMatch(RepeatingTurns::isFinite))
                return Optional.empty();
            byPlayer.add(heaps);
        }
        return Optional.of(new RepeatingTurns(asked, stated, byPlayer, preferences, partizan));
    }

    private static boolean isFinite(Term term) {
        return term.parts() < 4
                && AmountSets.isFinite(term.amounts())
                && !AmountSets.dependsOnHeap(term.amounts())
                && AmountSets.stream(term.amounts(), BigInteger.ONE.shiftLeft(62))
                                .limit(MOST_AMOUNTS + 1)
                                .count()
                        <= MOST_AMOUNTS;
    }

    @Override
    public Result result() {
        if (stated.basis().periods().size() > 1) return findings.wrong(Message.of("check.period.numbers"));
        var fault = periodFault();
        if (fault.isPresent()) return findings.wrong(Message.of("check.verdict.period-fails", "fault", fault.get()));
        findings.repeats(asked.sum().components().getFirst().game().text(), period);
        // Where all positions are few, their values are known as well.
        var whole = partizan ? WholeSumCheck.of(asked.sum(), stated) : Optional.<Recheck>empty();
        if (whole.isPresent()) return findings.result(findings.with(whole.get().result()));
        var heap = ((Tuple) asked.sum().components().getFirst().position()).get(0);
        var outcome = outcome(heap);
        if (outcome != stated.outcome())
            return findings.differs("check.verdict.outcome-differs", stated.outcome(), outcome);
        if (stated.value().isPresent() && partizan) findings.leaves("check.verdict.open-value");
        else if (stated.value().isPresent() && !isRight(stated.value().get(), heap))
            return findings.wrong(Message.of(
                    "check.verdict.value-wrong",
                    "stated",
                    Findings.shown(stated.value().get())));
        if (!stated.remoteness().isEmpty()) findings.leaves("check.verdict.open-remoteness");
        return findings.result(stated.moves().flatMap(moves -> movesFault(moves, heap)));
    }

    private boolean isRight(Value value, BigInteger heap) {
        return value.equals(new Value.Loser(loser(heap, asked.mover())));
    }

    private Outcome outcome(BigInteger heap) {
        if (!partizan) return loser(heap, asked.mover()) == asked.mover() ? Outcome.P : Outcome.N;
        return Outcome.ofBeginners(loser(heap, 0) == 1, loser(heap, 1) == 0);
    }

    private int loser(BigInteger heap, int mover) {
        var repeating = BigInteger.valueOf(period.preperiod());
        var reduced = heap.compareTo(repeating) < 0
                ? heap
                : heap.subtract(repeating)
                        .mod(BigInteger.valueOf(period.period()))
                        .add(repeating);
        return losers[reduced.intValueExact()][mover];
    }

    private Optional<Message> periodFault() {
        var theorem = partizan ? PeriodTheorem.SIDES : PeriodTheorem.TURNS;
        if (!period.theorem().equals(theorem.citation()))
            return Optional.of(Message.of("check.period.theorem", "theorem", period.theorem()));
        if (period.preperiod() < 0 || period.period() < 1 || period.saltus() != 0 || period.misere())
            return Optional.of(Message.of("check.period.numbers"));
        if (period.preperiod() > MOST_HEAPS || period.period() > MOST_HEAPS)
            return Optional.of(Message.of("check.period.long", "limit", MOST_HEAPS));
        long greatest = 0;
        for (var rules : byPlayer) {
            var both = new long[2][];
            for (int kind = 0; kind < 2; kind++) both[kind] = amounts(rules, 1 << kind);
            amounts.add(both);
            for (var some : both) if (some.length > 0) greatest = Math.max(greatest, some[some.length - 1]);
        }
        long last = Math.max(period.preperiod(), 1) + greatest + period.period();
        if (last > 3 * MOST_HEAPS) return Optional.of(Message.of("check.period.long", "limit", MOST_HEAPS));
        if (period.verifiedTo() < last - 1)
            return Optional.of(Message.of("check.period.short", "stated", period.verifiedTo(), "needed", last - 1));
        fill((int) last);
        int from = (int) period.preperiod();
        int length = (int) period.period();
        for (int heap = from; heap + length < losers.length; heap++)
            if (!same(heap, heap + length))
                return Optional.of(Message.of("check.period.turns-differ", "heap", heap, "other", heap + length));
        return LeastPeriod.is(from, length, 1, (heap, shift) -> same((int) heap, (int) (heap + shift)))
                ? Optional.empty()
                : Optional.of(Message.of("check.period.not-least"));
    }

    private boolean same(int one, int other) {
        for (int mover = 0; mover < byPlayer.size(); mover++)
            if (losers[one][mover] != losers[other][mover]) return false;
        return true;
    }

    /// @param bit of {@link Term#parts}
    private static long[] amounts(TakeAndBreak rules, int bit) {
        return rules.terms().stream()
                .filter(term -> (term.parts() & bit) != 0)
                .flatMap(term -> AmountSets.stream(term.amounts(), BigInteger.ONE.shiftLeft(62)))
                .filter(amount -> amount.signum() > 0)
                .mapToLong(BigInteger::longValueExact)
                .sorted()
                .distinct()
                .toArray();
    }

    /// Whoever cannot move loses; who moves chooses whom he would like best to see lose.
    private void fill(int last) {
        int players = byPlayer.size();
        losers = new int[last + 1][players];
        for (int heap = 0; heap <= last; heap++)
            for (int mover = 0; mover < players; mover++) {
                Checkpoint.step();
                var order = preferences.get(mover);
                int best = players;
                int next = (mover + 1) % players;
                for (long amount : amounts.get(mover)[1])
                    if (amount < heap) best = Math.min(best, order.indexOf(losers[(int) (heap - amount)][next]));
                for (long amount : amounts.get(mover)[0])
                    if (amount == heap) best = Math.min(best, order.indexOf(losers[0][next]));
                losers[heap][mover] = best == players ? mover : order.get(best);
            }
    }

    private Optional<Message> movesFault(VerdictCheck.StatedMoves moves, BigInteger heap) {
        var seen = new HashSet<StatedMove>();
        for (var move : moves.listed())
            if (!seen.add(move) || !wins(move, heap)) return Optional.of(Findings.loses(asked.sum(), move));
        var count = BigInteger.ZERO;
        for (int mover = 0; mover < byPlayer.size(); mover++)
            if (partizan || mover == asked.mover()) count = count.add(BigInteger.valueOf(winning(heap, mover)));
        if (moves.count().isPresent() && !moves.count().get().equals(count))
            return Optional.of(Findings.difference(
                    "check.verdict.moves-differ", moves.count().get(), count));
        findings.holds("check.verdict.moves-counted", "count", count, "listed", seen.size());
        return Optional.empty();
    }

    private long winning(BigInteger heap, int mover) {
        int loser = loser(heap, mover);
        if (loser == mover) return 0;
        long count = 0;
        for (long amount : amounts.get(mover)[1]) {
            var left = heap.subtract(BigInteger.valueOf(amount));
            if (left.signum() > 0 && loser(left, next(mover)) == loser) count++;
        }
        for (long amount : amounts.get(mover)[0])
            if (heap.equals(BigInteger.valueOf(amount)) && loser(BigInteger.ZERO, next(mover)) == loser) count++;
        return count;
    }

    private int next(int mover) {
        return (mover + 1) % byPlayer.size();
    }

    private boolean wins(StatedMove move, BigInteger heap) {
        if (move.side().isPresent() != partizan || move.steps().size() != 1) return false;
        int mover = partizan ? (move.side().get() == Side.LEFT ? 0 : 1) : asked.mover();
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
        return allowed && loser != mover && loser(left, next(mover)) == loser;
    }
}
