package grundy.check.period;

import grundy.check.Evidence;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Ranges;
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
    /// @return the fault; empty if the theorem proves the period
    public static Optional<Message> fault(TakeAndBreak rules, Evidence.Period period) {
        var theorem = PeriodTheorem.find(period.theorem());
        if (theorem.isEmpty()) return Optional.of(Message.of("check.period.theorem", "theorem", period.theorem()));
        boolean senseless = period.preperiod() < 0
                || period.period() < 1
                || period.saltus() < 0
                || period.saltus() > 0 && !theorem.get().allowsSaltus();
        if (senseless) return Optional.of(Message.of("check.period.numbers"));
        if (period.preperiod() > MOST_HEAPS || period.period() > MOST_HEAPS) return tooLong();
        var check = new PeriodCheck(rules, period);
        return switch (theorem.get()) {
            case WINDOW -> check.window();
            case ALL_BUT -> check.allBut();
            case RESIDUES -> check.residues();
            case GUY_SMITH -> check.guySmith();
            case CARRIES -> check.carries();
            case SIDES, TURNS -> unfit();
        };
    }

    /// @param period with the citation of a {@link PeriodTheorem} that applies to the rules
    /// @return the last heap whose value the theorem needs; empty if it does not apply to such rules
    public static Optional<BigInteger> lastHeap(TakeAndBreak rules, Evidence.Period period) {
        var check = new PeriodCheck(rules, period);
        return PeriodTheorem.find(period.theorem()).flatMap(check::stretch).map(stretch -> stretch.last(period));
    }

    /// The heaps n from the preperiod to `start + length - 1` have to be compared with n + p.
    private record Stretch(long start, BigInteger length) {
        BigInteger last(Evidence.Period period) {
            return length.add(BigInteger.valueOf(start - 1)).add(BigInteger.valueOf(period.period()));
        }
    }

    private Optional<Stretch> stretch(PeriodTheorem theorem) {
        return switch (theorem) {
            case WINDOW -> rules.maySplit() || !finite() ? Optional.empty() : Optional.of(windowStretch());
            case GUY_SMITH -> finite() ? Optional.of(guySmithStretch()) : Optional.empty();
            case CARRIES -> finite() ? Optional.of(carriesStretch()) : Optional.empty();
            case ALL_BUT -> mostMissing().map(this::allButStretch);
            case RESIDUES -> residuesFit() ? modulusAfter(0).map(this::residuesStretch) : Optional.empty();
            case SIDES, TURNS -> Optional.empty();
        };
    }

    private Optional<Message> window() {
        if (rules.maySplit() || !finite()) return unfit();
        return compare(windowStretch(), new NaiveValues(rules, period.misere(), Long.MAX_VALUE));
    }

    private Stretch windowStretch() {
        return new Stretch(Math.max(period.preperiod(), 1), greatest());
    }

    private Optional<Message> guySmith() {
        if (!finite()) return unfit();
        return compare(
                guySmithStretch(),
                period.misere() ? new NaivePairs(rules) : new NaiveValues(rules, false, Long.MAX_VALUE));
    }

    private Stretch guySmithStretch() {
        int parts = rules.terms().stream()
                .mapToInt(term -> 31 - Integer.numberOfLeadingZeros(term.parts()))
                .max()
                .orElse(0);
        var start = BigInteger.valueOf(Math.max(period.preperiod(), 1));
        var length = start.add(BigInteger.valueOf(period.period()))
                .multiply(BigInteger.valueOf(Math.max(parts, 1) - 1L))
                .add(greatest());
        return new Stretch(start.longValueExact(), length);
    }

    private Optional<Message> carries() {
        if (!finite() || period.misere() || period.saltus() == 0 || period.saltus() > MOST_HEAPS) return unfit();
        var values = new NaiveValues(rules, false, Long.MAX_VALUE);
        var fault = compare(carriesStretch(), values);
        if (fault.isPresent()) return fault;
        int[] first = new int[Math.toIntExact(carriesStretch().last(period).longValueExact() + 1)];
        for (int heap = 0; heap < first.length; heap++) first[heap] = values.of(heap);
        return switch (ArithmeticPeriod.decide(
                rules,
                Math.toIntExact(period.preperiod()),
                Math.toIntExact(period.period()),
                Math.toIntExact(period.saltus()),
                first)) {
            case PROVED -> Optional.empty();
            case REFUTED -> Optional.of(Message.of("check.period.refuted", "saltus", period.saltus()));
            case OPEN -> Optional.of(Message.of("check.period.open"));
        };
    }

    /// Nothing need be compared; the values of one period must be known.
    private Stretch carriesStretch() {
        return new Stretch(Math.max(period.preperiod(), 1), BigInteger.ZERO);
    }

    private Optional<Message> allBut() {
        var missing = mostMissing();
        if (missing.isEmpty()) return unfit();
        var least = allButStretch(missing.get());
        var values = new NaiveValues(rules, period.misere(), Long.MAX_VALUE);
        var fault = compare(least, values);
        if (fault.isPresent()) return fault;
        long most = Math.min(period.verifiedTo(), MOST_HEAPS)
                + 1
                - period.period()
                - missing.get().longValueExact();
        values.fill(Math.toIntExact(most + period.period()));
        var before = below(values, least.start());
        var after = below(values, least.start() + period.period());
        for (long start = least.start(); start <= most; start++) {
            if (isSegment(before) && isSegment(after) && after.length() - before.length() == period.saltus())
                return compare(new Stretch(start, missing.get()), values);
            before.set(values.of(Math.toIntExact(start)));
            after.set(values.of(Math.toIntExact(start + period.period())));
        }
        return Optional.of(Message.of("check.period.segments", "heap", least.start()));
    }

    private static boolean isSegment(BitSet values) {
        return values.nextClearBit(0) == values.length();
    }

    private Stretch allButStretch(BigInteger missing) {
        long start = Math.max(Math.max(period.preperiod(), missing.longValueExact()), 1);
        return new Stretch(start, missing);
    }

    /// @return the greatest amount that may not be taken, 0 if there is none; empty if the amounts are not all
    ///     but finitely many, or that is too large
    private Optional<BigInteger> mostMissing() {
        if (!isUniform()) return Optional.empty();
        var all = AmountSets.union(rules.terms().stream().map(Term::amounts).toList());
        if (!(all instanceof Ranges(var ranges)) || ranges.isEmpty()) return Optional.empty();
        var last = ranges.getLast();
        var missing = last.from().subtract(BigInteger.ONE).max(BigInteger.ZERO);
        return last.to() != null || missing.compareTo(BigInteger.valueOf(MOST_HEAPS)) > 0
                ? Optional.empty()
                : Optional.of(missing);
    }

    private static BitSet below(HeapTable values, long heap) {
        var reached = new BitSet();
        for (int smaller = 0; smaller < heap; smaller++) reached.set(values.of(smaller));
        return reached;
    }

    private Optional<Message> residues() {
        if (!residuesFit()) return unfit();
        var first = Optional.of(Message.of("check.period.residues", "period", period.period()));
        for (var modulus = modulusAfter(0); modulus.isPresent(); modulus = modulusAfter(modulus.get())) {
            var values = new NaiveValues(rules, period.misere(), modulus.get() - 1L);
            first = compare(residuesStretch(modulus.get()), values);
            if (first.isEmpty()) return first;
        }
        return first;
    }

    private boolean residuesFit() {
        return isUniform() && period.preperiod() == 0 && !anyAmounts(AmountSets::dependsOnHeap);
    }

    /// @return the least multiple of the period above `modulus` modulo which every amount is one below it
    private Optional<Integer> modulusAfter(long modulus) {
        long p = period.period();
        for (long next = modulus + p; next <= Math.min(PeriodTheorem.MOST_MULTIPLES * p, MOST_HEAPS); next += p) {
            var residues = new ResidueClasses((int) next, below(next));
            if (!residues.small().isEmpty() && rules.terms().stream().allMatch(term -> residues.cover(term.amounts())))
                return Optional.of((int) next);
        }
        return Optional.empty();
    }

    private Stretch residuesStretch(int modulus) {
        return new Stretch(1, BigInteger.valueOf(below(modulus).length() - 1L));
    }

    /// @return the amounts below a modulus
    private BitSet below(long modulus) {
        var small = new BitSet();
        for (var term : rules.terms())
            for (long amount : AmountSets.upTo(term.amounts(), modulus - 1)) small.set((int) amount);
        return small;
    }

    private Optional<Message> compare(Stretch stretch, HeapTable values) {
        var last = stretch.last(period);
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
