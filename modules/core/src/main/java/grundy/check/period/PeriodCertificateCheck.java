package grundy.check.period;

import grundy.check.Evidence;
import grundy.limit.Checkpoint;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.formula.AmountSets;
import grundy.text.Citation;
import grundy.text.Message;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongToIntFunction;
import org.jspecify.annotations.Nullable;

/// Checks a certificate again without the engine that its values came from.
///
/// Where the theorem needs few heaps, their values are worked out again from the definition, and all that the
/// certificate says is compared. Where it needs many, the values are read from the file, if it is there: digest,
/// periodicity over the whole range, and each heap's mex over its options as far as the bound goes, which for games
/// that never split is as far as the theorem asks. Where it ends before that, single heaps are drawn at random, others
/// each time, and nothing is said to be proved.
///
/// | claimed | decided by |
/// | --- | --- |
/// | the theorem, the preperiod, the period and the saltus | {@link PeriodCheck}, on values worked out again or read |
/// | that no smaller ones would do | {@link #leastPeriod} |
/// | the range, the digest and the values that occur finitely often | {@link ValuesDigest} of the same values |
/// | the engine and the name of the file | compared with the file beside it; else nothing, and this is said |
public final class PeriodCertificateCheck {
    private static final long TELL_EVERY = 1 << 20;

    private static final long USUAL_BOUND_SPLITTING = 20_000;
    private static final long USUAL_BOUND = 1_000_000;
    private static final long USUAL_STEPS = 4_000_000_000L;

    /// The number of values that are always computed where that is enough for the theorem; pairs of
    /// heaps for games that split in two.
    private static final long WHOLE_BOUND_SPLITTING = 250_000;
    private static final long WHOLE_STEPS = 100_000_000_000L;

    /// More heaps are not kept in memory where there is no file to compare them with.
    private static final int MOST_KEPT = 5_000_000;

    /// The most values that an array can have; memory runs out before that, which is a stated limit.
    private static final long MOST_INDEX = Integer.MAX_VALUE - 8;

    private final TakeAndBreak rules;
    private final PeriodStatement certificate;
    private final long bound;
    private final SpotChecks spots;
    private final Watcher watcher;
    private final List<Message> steps = new ArrayList<>();
    private final List<Message> open = new ArrayList<>();

    /// The statements of a certificate.
    ///
    /// @param period with its theorem; `verifiedTo` is the last heap that the theorem needs
    /// @param digest of the values up to that heap, as {@link ValuesDigest#hex} gives it
    /// @param exceptional values that occur finitely often; null where all do, since there is a saltus
    public record PeriodStatement(
            TakeAndBreak rules,
            Evidence.Period period,
            String digest,
            @Nullable List<ExceptionalValue> exceptional) {}

    /// The number of single heaps to check.
    ///
    /// @param count how many at most
    ///
    /// @param options the number of options examined after which no further heap is started
    public record SpotChecks(long count, long options) {}

    /// Follows the progress of a long check.
    @FunctionalInterface
    public interface Watcher {
        /// @param step what is examined now
        void at(Message step);
    }

    /// The findings of a check.
    ///
    /// @param steps what was checked, in order
    /// @param open what was not
    /// @param fault what does not fit; null if all that was checked does
    /// @param complete whether the theorem's condition was checked in full, on values worked out here
    /// @param rangeRead whether values were read for the whole range that the theorem needs
    public record Result(
            List<Message> steps,
            List<Message> open,
            @Nullable Message fault,
            boolean complete,
            boolean rangeRead) {}

    /// @param certificate what is to be checked
    /// @param bound the last heap that is worked out again, at most; those of games that split as far as memory
    ///     goes, and all where there are no values to read up to 5,000,000
    /// @param spots which single heaps are checked among kept values
    /// @param watcher notified how the check goes; what it throws ends it
    public PeriodCertificateCheck(PeriodStatement certificate, long bound, SpotChecks spots, Watcher watcher) {
        this.rules = certificate.rules();
        this.certificate = certificate;
        this.bound = bound;
        this.spots = spots;
        this.watcher = watcher;
    }

    /// @param needed the last heap that the theorem needs
    /// @return the number of heaps that can be computed from the definition in some seconds, or all that
    ///     are needed if some minutes suffice
    public static long usualBound(TakeAndBreak rules, long needed) {
        if (TakingFollowers.canFollow(rules)) {
            long options = rules.terms().stream()
                    .mapToLong(term -> AmountSets.upTo(term.amounts(), Long.MAX_VALUE).length)
                    .sum();
            return WHOLE_STEPS / Math.max(1, options);
        }
        if (needed <= WHOLE_BOUND_SPLITTING && StoredValues.canCheckSingle(rules)) return needed;
        var amounts = rules.terms().stream()
                .map(term -> AmountSets.upTo(term.amounts(), USUAL_BOUND))
                .mapToLong(some -> some.length)
                .sum();
        return rules.maySplit()
                ? Math.clamp((long) Math.sqrt((double) USUAL_STEPS / Math.max(1, amounts)), 1000, USUAL_BOUND_SPLITTING)
                : Math.clamp(USUAL_STEPS / Math.max(1, amounts), 10_000, USUAL_BOUND);
    }

    /// @param file with the values of the heaps that the theorem needs; null if they are not at hand
    /// @return the result of the check
    /// @throws IOException if the values cannot be read
    public Result run(@Nullable ValueStore file) throws IOException {
        var period = certificate.period();
        boolean senseless = period.preperiod() < 0
                || period.period() < 1
                || period.saltus() < 0
                || period.preperiod() + period.period() < 0;
        var theorem = PeriodTheorem.find(period.theorem());
        if (theorem.isEmpty()) return failure(Message.of("check.period.theorem", "theorem", period.theorem()));
        if (senseless || period.saltus() > 0 && !theorem.get().allowsSaltus())
            return failure(Message.of("check.period.numbers"));
        var needed = PeriodCheck.lastHeap(rules, period);
        if (needed.isEmpty() || period.misere() && rules.maySplit()) return failure(Message.of("check.period.unfit"));
        if (needed.get().bitLength() >= Long.SIZE || needed.get().longValueExact() > period.verifiedTo())
            return failure(Message.of("check.period.short", "stated", period.verifiedTo(), "needed", needed.get()));
        steps.add(
                Message.of("check.values.theorem", "theorem", Citation.theorem(period.theorem()), "to", needed.get()));
        boolean followed = file != null && file.length() > period.verifiedTo() && TakingFollowers.canFollow(rules);
        return period.verifiedTo() <= Math.min(bound, followed ? USUAL_BOUND : MOST_KEPT) ? again(file) : partly(file);
    }

    private Result failure(Message fault) {
        return new Result(steps, open, fault, false, false);
    }

    private Result again(@Nullable ValueStore file) throws IOException {
        var period = certificate.period();
        var fault = PeriodCheck.fault(rules, period);
        if (fault.isPresent()) return failure(fault.get());
        steps.add(Message.of("check.values.again", "to", period.verifiedTo()));
        var values = StoredValues.recompute(rules, period.misere(), (int) period.verifiedTo());
        var digest = new ValuesDigest(period);
        digest.add(0, values, values.length);
        var wrong = compare(digest);
        if (wrong == null) wrong = leastPeriod(heap -> values[(int) heap], heap -> values[(int) heap]);
        if (wrong == null && file != null) wrong = asKnown(file, 0, heap -> values[(int) heap]);
        return new Result(steps, open, wrong, wrong == null, true);
    }

    private @Nullable Message compare(ValuesDigest digest) {
        if (!digest.hex().equals(certificate.digest()))
            return Message.of(
                    "check.values.digest-differs", "to", certificate.period().verifiedTo());
        var exceptional = digest.exceptional();
        boolean same =
                exceptional == null ? certificate.exceptional() == null : exceptional.equals(certificate.exceptional());
        if (!same) return Message.of("check.values.exceptional-differ");
        steps.add(Message.of("check.values.digest", "to", certificate.period().verifiedTo()));
        return null;
    }

    private Result partly(@Nullable ValueStore file) throws IOException {
        var period = certificate.period();
        if (file == null || file.length() <= period.verifiedTo()) {
            int to = (int) Math.min(bound, MOST_KEPT);
            var values = StoredValues.recompute(rules, period.misere(), to);
            for (long heap = period.preperiod(); heap + period.period() <= to; heap++)
                if (values[(int) (heap + period.period())] != values[(int) heap] + period.saltus())
                    return failure(differs(heap, period));
            steps.add(Message.of("check.values.recomputed", "to", to));
            open.add(Message.of("check.values.open-values", "from", to + 1, "to", period.verifiedTo()));
            open.add(Message.of("check.values.open-digest"));
            return new Result(steps, open, null, false, false);
        }
        var digest = new ValuesDigest(period);
        file.visit(0, period.verifiedTo(), (first, values, count) -> {
            digest.add(first, values, count);
            tell("check.values.at-digest", first);
        });
        var fault = compare(digest);
        if (fault == null) fault = periodicity(file);
        long checked =
                Math.min(period.verifiedTo(), TakingFollowers.canFollow(rules) ? bound : Math.min(bound, MOST_INDEX));
        boolean whole = checked == period.verifiedTo();
        if (fault == null) fault = naive(file, checked);
        if (fault == null && !whole) fault = spots(file, checked + 1);
        if (fault == null && period.verifiedTo() + 1 < file.length())
            try (var copy = file.again()) {
                fault = asKnown(file, period.verifiedTo() + 1, copy::value);
            }
        if (fault != null) return failure(fault);
        if (!whole) open.add(Message.of("check.values.open-file", "from", checked + 1, "to", period.verifiedTo()));
        boolean finite = period.theorem().equals(PeriodTheorem.WINDOW.citation())
                || period.theorem().equals(PeriodTheorem.GUY_SMITH.citation());
        if (!finite) open.add(Message.of("check.values.open-theorem", "theorem", Citation.theorem(period.theorem())));
        return new Result(steps, open, null, whole && finite, finite);
    }

    /// Holds the values of the file, those too that the theorem does not need, to those that are known and
    /// the period.
    ///
    /// @param from the first heap that is examined
    /// @param source values of the heaps that the theorem needs
    private @Nullable Message asKnown(ValueStore file, long from, LongToIntFunction source) throws IOException {
        var period = certificate.period();
        long last = file.length() - 1;
        var wrong = new long[] {-1};
        file.visit(from, last, (first, values, count) -> {
            Checkpoint.look();
            for (int i = 0; i < count && wrong[0] < 0; i++)
                if (values[i] != expected(first + i, period, source)) wrong[0] = first + i;
            tell("check.values.at-period", first);
        });
        if (wrong[0] >= 0) return Message.of("check.values.wrong", "heap", wrong[0]);
        steps.add(Message.of("check.values.file", "to", last));
        return null;
    }

    private static long expected(long heap, Evidence.Period period, LongToIntFunction source) {
        if (heap <= period.verifiedTo()) return source.applyAsInt(heap);
        long beyond = heap - period.preperiod();
        long like = period.preperiod() + beyond % period.period();
        return source.applyAsInt(like) + period.saltus() * (beyond / period.period());
    }

    private void tell(String phrase, long heap) {
        watcher.at(Message.of(phrase, "heap", heap, "to", certificate.period().verifiedTo()));
    }

    private static Message differs(long heap, Evidence.Period period) {
        return Message.of("check.period.differs", "heap", heap, "other", heap + period.period());
    }

    private @Nullable Message periodicity(ValueStore file) throws IOException {
        var period = certificate.period();
        try (var later = file.again()) {
            long start = period.preperiod() + period.period();
            for (long heap = start; heap <= period.verifiedTo(); heap++) {
                if (heap % TELL_EVERY == 0) tell("check.values.at-period", heap);
                if (later.value(heap) != file.value(heap - period.period()) + period.saltus())
                    return differs(heap - period.period(), period);
            }
            steps.add(Message.of("check.values.periodic", "from", period.preperiod(), "to", period.verifiedTo()));
            return leastPeriod(file::value, later::value);
        }
    }

    /// Heap 0 may or may not be counted as the first that repeats.
    private @Nullable Message leastPeriod(LongToIntFunction values, LongToIntFunction later) {
        var period = certificate.period();
        long before = period.preperiod() - 1;
        if (before > 0 && later.applyAsInt(before + period.period()) == values.applyAsInt(before) + period.saltus())
            return Message.of("check.values.not-least-preperiod", "heap", before);
        var shorter = LeastPeriod.shorter(period.preperiod(), period.period(), 1, (heap, shift) -> {
            long turns = period.period() / shift;
            return period.saltus() % turns == 0
                    && later.applyAsInt(heap + shift) == values.applyAsInt(heap) + period.saltus() / turns;
        });
        if (shorter.isPresent()) return Message.of("check.values.not-least", "period", shorter.getAsLong());
        steps.add(Message.of("check.values.least"));
        return null;
    }

    private @Nullable Message naive(ValueStore file, long to) throws IOException {
        boolean misere = certificate.period().misere();
        var wrong = TakingFollowers.canFollow(rules)
                ? new TakingFollowers(rules, misere).firstWrong(file, to, heap -> tell("check.values.at-mex", heap))
                : new StoredValues(rules, misere, file::value).firstWrong((int) to);
        if (wrong.isPresent()) return Message.of("check.values.wrong", "heap", wrong.getAsLong());
        steps.add(Message.of("check.values.bound", "to", to));
        return null;
    }

    /// The heaps are others each time: known ones could be spared by whoever makes values up.
    private @Nullable Message spots(ValueStore file, long from) throws IOException {
        if (!StoredValues.canCheckSingle(rules)) {
            steps.add(Message.of("check.values.no-spots"));
            return null;
        }
        try (var others = file.again()) {
            return spots(
                    new StoredValues(rules, certificate.period().misere(), telling(file::value), others::value), from);
        }
    }

    private LongToIntFunction telling(LongToIntFunction values) {
        return heap -> {
            if (heap % TELL_EVERY == 0) tell("check.values.at-spots", heap);
            return values.applyAsInt(heap);
        };
    }

    private @Nullable Message spots(StoredValues stored, long from) {
        var random = new SecureRandom();
        long options = 0;
        int done = 0;
        long greatest = 0;
        while (done < spots.count() && options < spots.options()) {
            long heap = random.nextLong(from, certificate.period().verifiedTo() + 1);
            if (!stored.holdsAt(heap)) return Message.of("check.values.wrong", "heap", heap);
            options += rules.maySplit()
                    ? heap * rules.terms().size()
                    : rules.terms().size();
            greatest = Math.max(greatest, heap);
            done++;
        }
        steps.add(Message.of("check.values.spots", "count", done, "greatest", greatest));
        return null;
    }
}
