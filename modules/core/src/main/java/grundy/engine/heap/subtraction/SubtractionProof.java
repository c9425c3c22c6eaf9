package grundy.engine.heap.subtraction;

import grundy.check.Evidence;
import grundy.check.period.PeriodTheorem;
import grundy.engine.heap.RepeatFinder;
import grundy.engine.heap.TableRepeat;
import grundy.limit.Limits;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Range;
import grundy.rules.formula.Amounts.Ranges;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Optional;

/// Chooses the theorem that can prove the values of a game without splitting periodic, and checks its
/// condition.
final class SubtractionProof {
    private final TakingRules taking;
    private final Play play;
    private final Limits limits;
    private final Optional<PeriodTheorem> theorem;

    SubtractionProof(TakingRules taking, Play play, Limits limits) {
        this.taking = taking;
        this.play = play;
        this.limits = limits;
        this.theorem = theorem(taking).filter(_ -> reach(taking).compareTo(BigInteger.valueOf(limits.positions())) < 0);
    }

    private static Optional<PeriodTheorem> theorem(TakingRules taking) {
        if (taking.isFinite()) return Optional.of(PeriodTheorem.WINDOW);
        if (!taking.isUniform() || AmountSets.dependsOnHeap(taking.leaving())) return Optional.empty();
        if (taking.leaving() instanceof Ranges) return Optional.of(PeriodTheorem.ALL_BUT);
        return AmountResidues.mayAvoidZero(taking.leaving()) ? Optional.of(PeriodTheorem.RESIDUES) : Optional.empty();
    }

    /// @return the number of consecutive values that the theorem compares at least
    private static BigInteger reach(TakingRules taking) {
        if (taking.isFinite()) return taking.greatest();
        return taking.leaving() instanceof Ranges(var ranges) ? ranges.getLast().from() : BigInteger.ONE;
    }

    /// @return whether a theorem may apply
    boolean isPossible() {
        return theorem.isPresent();
    }

    /// @return the least period that the theorem proves by the values given
    Optional<Evidence.Period> of(int[] values, int length) {
        if (theorem.isEmpty()) return Optional.empty();
        return switch (theorem.get()) {
            case WINDOW -> window(values, length);
            case ALL_BUT -> allBut(values, length);
            case RESIDUES -> residues(values, length);
            case GUY_SMITH, CARRIES, SIDES, TURNS -> Optional.empty();
        };
    }

    private Optional<Evidence.Period> window(int[] values, int length) {
        var greatest = taking.greatest();
        if (greatest.compareTo(BigInteger.valueOf(length)) >= 0) return Optional.empty();
        int m = greatest.intValueExact();
        return RepeatFinder.find(values, length, repeat -> repeat.saltus() == 0 && last(repeat, 1, m) < length)
                .map(repeat -> evidence(repeat, last(repeat, 1, m), PeriodTheorem.WINDOW));
    }

    /// @return the last heap that is examined if `window` heaps from the preperiod (or `least`) on are compared
    private static long last(TableRepeat repeat, int least, int window) {
        return Math.max(repeat.preperiod(), least) + (long) window - 1 + repeat.period();
    }

    private Optional<Evidence.Period> allBut(int[] values, int length) {
        var lastRange = ((Ranges) taking.leaving()).ranges().getLast();
        var greatest = lastRange.from().subtract(BigInteger.ONE);
        if (greatest.compareTo(BigInteger.valueOf(length)) >= 0) return Optional.empty();
        int t = greatest.intValueExact();
        int[] segments = segments(values, length);
        int least = Math.max(t, 1);
        return RepeatFinder.find(values, length, repeat -> start(repeat, segments, least, length - t) >= 0)
                .map(repeat -> evidence(
                        repeat,
                        start(repeat, segments, least, length - t) + (long) t - 1 + repeat.period(),
                        PeriodTheorem.ALL_BUT));
    }

    /// @return the first heap from the preperiod and `least` on below which, as below the heap a period later, the
    ///     values are an initial segment, so that the theorem may begin there; -1 if there is none early enough for
    ///     the heap a period later to be at most `most`
    private static int start(TableRepeat repeat, int[] segments, int least, int most) {
        for (int start = Math.max(repeat.preperiod(), least); start <= most - repeat.period(); start++) {
            int before = segments[start];
            int after = segments[start + repeat.period()];
            if (before >= 0 && after >= 0 && after - before == repeat.saltus()) return start;
        }
        return -1;
    }

    /// @return for each n up to `length` the k for which the heaps below n have the values 0 to k - 1, or -1 if
    ///     there is none
    private static int[] segments(int[] values, int length) {
        int[] segments = new int[length + 1];
        var reached = new BitSet();
        int distinct = 0;
        int most = -1;
        for (int heap = 0; heap < length; heap++) {
            if (!reached.get(values[heap])) distinct++;
            reached.set(values[heap]);
            most = Math.max(most, values[heap]);
            segments[heap + 1] = most == distinct - 1 ? distinct : -1;
        }
        return segments;
    }

    /// The least period from heap 0 on, if one of its multiples is a modulus that the theorem allows.
    private Optional<Evidence.Period> residues(int[] values, int length) {
        var pure = RepeatFinder.find(values, length, repeat -> repeat.preperiod() == 0 && repeat.saltus() == 0);
        if (pure.isEmpty()) return Optional.empty();
        int period = pure.get().period();
        for (int multiple = 1; multiple <= PeriodTheorem.MOST_MULTIPLES; multiple++) {
            long modulus = (long) multiple * period;
            if (modulus > length) return Optional.empty();
            var proved = residues((int) modulus, period, length);
            if (proved.isPresent()) return proved;
        }
        return Optional.empty();
    }

    private Optional<Evidence.Period> residues(int modulus, int period, int length) {
        long[] amounts = AmountSets.upTo(taking.leaving(), modulus - 1L);
        if (amounts.length == 0) return Optional.empty();
        var others = AmountResidues.of(taking.leaving(), modulus);
        for (long amount : amounts) others.clear((int) amount);
        long last = amounts[amounts.length - 1] + period;
        if (!others.isEmpty() || last >= length) return Optional.empty();
        var small = new SubtractionTable(new TakingRules(finite(amounts), finite(amounts)), play, limits);
        if (!small.fill((int) last + 1)) return Optional.empty();
        for (int heap = 0; heap + period <= last; heap++)
            if (small.values()[heap] != small.values()[heap + period]) return Optional.empty();
        return Optional.of(evidence(new TableRepeat(0, period, 0), last, PeriodTheorem.RESIDUES));
    }

    private static Amounts finite(long[] amounts) {
        var ranges = new ArrayList<Range>();
        for (long amount : amounts) ranges.add(new Range(BigInteger.valueOf(amount), BigInteger.valueOf(amount)));
        return AmountSets.of(ranges);
    }

    private Evidence.Period evidence(TableRepeat repeat, long last, PeriodTheorem by) {
        return new Evidence.Period(
                repeat.preperiod(), repeat.period(), repeat.saltus(), last, by.citation(), play == Play.MISERE);
    }
}
