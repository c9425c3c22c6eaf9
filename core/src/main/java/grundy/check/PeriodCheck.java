package grundy.check;

import grundy.rules.AmountSets;
import grundy.rules.Amounts;
import grundy.rules.Amounts.Ranges;
import grundy.rules.Rules.TakeAndBreak;
import grundy.rules.Rules.Term;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.Predicate;

/// Checks from the rules alone that a stated period is a theorem's consequence: works out the values again, in the
/// plainest way, as far as the theorem asks, and compares them. Shares no code with the engines.
public final class PeriodCheck {
    private static final long MOST_HEAPS = 5_000_000;

    private final TakeAndBreak rules;
    private final Evidence.Period period;

    private PeriodCheck(TakeAndBreak rules, Evidence.Period period) {
        this.rules = rules;
        this.period = period;
    }

    /// Cost: values heap by heap, each from all its options: as good as `amounts * heaps` without splitting, at
    /// least `heaps^2` with it.
    ///
    /// A misere period of rules that split is one of pairs of normal and misere values, all of them tame.
    ///
    /// @param period with the citation of a {@link PeriodTheorem}
    /// @return what is wrong; empty if the theorem proves the period
    public static Optional<Message> fault(TakeAndBreak rules, Evidence.Period period) {
        var theorem = PeriodTheorem.cited(period.theorem());
        if (theorem.isEmpty()) return Optional.of(Message.of("check.period.theorem", "theorem", period.theorem()));
        boolean senseless = period.preperiod() < 0
                || period.period() < 1
                || period.saltus() < 0
                || period.saltus() > 0 && theorem.get() != PeriodTheorem.ALL_BUT;
        if (senseless) return Optional.of(Message.of("check.period.numbers"));
        if (period.preperiod() > MOST_HEAPS || period.period() > MOST_HEAPS) return tooLong();
        var check = new PeriodCheck(rules, period);
        return switch (theorem.get()) {
            case WINDOW -> check.window();
            case ALL_BUT -> check.allBut();
            case RESIDUES -> check.residues();
            case GUY_SMITH -> check.guySmith();
            case SIDES, TURNS -> unfit();
        };
    }

    private Optional<Message> window() {
        if (rules.maySplit() || !finite()) return unfit();
        return compare(
                Math.max(period.preperiod(), 1), greatest(), new NaiveValues(rules, period.misere(), Long.MAX_VALUE));
    }

    private Optional<Message> guySmith() {
        if (!finite()) return unfit();
        int parts = rules.terms().stream()
                .mapToInt(term -> 31 - Integer.numberOfLeadingZeros(term.parts()))
                .max()
                .orElse(0);
        var start = BigInteger.valueOf(Math.max(period.preperiod(), 1));
        var length = start.add(BigInteger.valueOf(period.period()))
                .multiply(BigInteger.valueOf(Math.max(parts, 1) - 1L))
                .add(greatest());
        return compare(
                start.longValueExact(),
                length,
                period.misere() ? new NaivePairs(rules) : new NaiveValues(rules, false, Long.MAX_VALUE));
    }

    private Optional<Message> allBut() {
        if (!isUniform()) return unfit();
        var all = AmountSets.union(rules.terms().stream().map(Term::amounts).toList());
        if (!(all instanceof Ranges(var ranges)) || ranges.isEmpty()) return unfit();
        var last = ranges.getLast();
        var missing = last.from().subtract(BigInteger.ONE).max(BigInteger.ZERO);
        if (last.to() != null || missing.compareTo(BigInteger.valueOf(MOST_HEAPS)) > 0) return unfit();
        long start = Math.max(Math.max(period.preperiod(), missing.longValueExact()), 1);
        var values = new NaiveValues(rules, period.misere(), Long.MAX_VALUE);
        var fault = compare(start, missing, values);
        if (fault.isPresent()) return fault;
        var before = below(values, start);
        var after = below(values, start + period.period());
        boolean segments = before.nextClearBit(0) == before.length() && after.nextClearBit(0) == after.length();
        return segments && after.length() - before.length() == period.saltus()
                ? Optional.empty()
                : Optional.of(Message.of("check.period.segments", "heap", start));
    }

    private static BitSet below(HeapTable values, long heap) {
        var seen = new BitSet();
        for (int smaller = 0; smaller < heap; smaller++) seen.set(values.of(smaller));
        return seen;
    }

    private Optional<Message> residues() {
        if (!isUniform() || period.preperiod() != 0 || anyAmounts(AmountSets::dependsOnHeap)) return unfit();
        int p = Math.toIntExact(period.period());
        var small = new BitSet();
        for (var term : rules.terms())
            for (long amount : AmountSets.upTo(term.amounts(), p - 1L)) small.set((int) amount);
        boolean covered = rules.terms().stream().allMatch(term -> new Residues(p, small).cover(term.amounts()));
        if (!covered || small.isEmpty()) return Optional.of(Message.of("check.period.residues", "period", p));
        return compare(1, BigInteger.valueOf(small.length() - 1L), new NaiveValues(rules, period.misere(), p - 1L));
    }

    /// Compares n with n + p for all n from the preperiod to `start + length - 1`.
    private Optional<Message> compare(long start, BigInteger length, HeapTable values) {
        var last = length.add(BigInteger.valueOf(start - 1)).add(BigInteger.valueOf(period.period()));
        if (last.compareTo(BigInteger.valueOf(MOST_HEAPS)) > 0) return tooLong();
        if (last.longValueExact() > period.verifiedTo())
            return Optional.of(Message.of("check.period.short", "stated", period.verifiedTo(), "needed", last));
        values.fill(last.intValueExact());
        int p = Math.toIntExact(period.period());
        for (int heap = 0; heap < period.preperiod(); heap++)
            if (values.of(heap) < 0) return Optional.of(Message.of("check.period.wild", "heap", heap));
        for (int heap = Math.toIntExact(period.preperiod()); heap + p <= last.intValueExact(); heap++)
            if (values.of(heap) < 0 || values.of(heap + p) != values.of(heap) + period.saltus())
                return Optional.of(Message.of("check.period.differs", "heap", heap, "other", heap + p));
        return Optional.empty();
    }

    /// @return whether the last counters may be taken as any others
    private boolean isUniform() {
        return rules.terms().stream().allMatch(term -> term.parts() == 3);
    }

    private boolean finite() {
        return !anyAmounts(set -> !AmountSets.isFinite(set));
    }

    private boolean anyAmounts(Predicate<Amounts> property) {
        return rules.terms().stream().map(Term::amounts).anyMatch(property);
    }

    private BigInteger greatest() {
        return rules.terms().stream()
                .map(Term::amounts)
                .map(AmountSets::greatest)
                .flatMap(Optional::stream)
                .reduce(BigInteger.ZERO, BigInteger::max);
    }

    private static Optional<Message> unfit() {
        return Optional.of(Message.of("check.period.unfit"));
    }

    private static Optional<Message> tooLong() {
        return Optional.of(Message.of("check.period.long", "limit", MOST_HEAPS));
    }
}
