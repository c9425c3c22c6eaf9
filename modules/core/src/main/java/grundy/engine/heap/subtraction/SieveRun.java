package grundy.engine.heap.subtraction;

import grundy.check.Evidence;
import grundy.engine.heap.run.PlainSequence;
import grundy.finding.CodeChunks;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.formula.AmountSets;
import grundy.text.Message;
import grundy.value.Play;
import java.util.Optional;

/// The values of a game with an infinite set of amounts of which no theorem proves a period, such as the squares, by
/// {@link AmountSieve}, some blocks of heaps at a time. Space: 12 bytes of memory for each heap.
public final class SieveRun extends PlainSequence {
    private static final int LEAST = 1 << 14;
    private static final int GREATEST = 1 << 17;
    private static final int PART = 8;
    private static final int LOOKED_AT = 1 << 20;

    private final AmountSieve sieve;
    private final int most;

    private SieveRun(TakingRules taking, Play play, CodeChunks chunks, long length, Limits limits) {
        super("sieve 1", chunks, length);
        this.most = (int) Math.min(limits.positions(), 1 << 30);
        this.sieve = new AmountSieve(AmountSets.upTo(taking.leaving(), most), play, limits);
    }

    /// @param done how many values the chunks hold already, by the same engine
    /// @return empty if heaps are split, or for other sets of amounts
    public static Optional<SieveRun> of(TakeAndBreak rules, Play play, CodeChunks chunks, long done, Limits limits) {
        return TakingRules.of(rules)
                .filter(taking -> isFor(taking, play, limits))
                .map(taking -> new SieveRun(taking, play, chunks, done, limits));
    }

    private static boolean isFor(TakingRules taking, Play play, Limits limits) {
        return AmountSieve.isFor(taking)
                && !new SubtractionProof(taking, play, limits).isPossible()
                && !AmountSieve.isDense(taking, LOOKED_AT);
    }

    @Override
    protected int next(long heap) {
        if (heap >= most) throw new LimitException(Message.of("limit.sequence", "to", heap, "most", most - 1));
        if (heap >= sieve.knownHeaps()) {
            for (int smaller = sieve.knownHeaps(); smaller < heap; smaller++) sieve.know(smaller, value(smaller));
            sieve.extend((int) Math.min(most, heap + Math.clamp(heap / PART, LEAST, GREATEST)));
        }
        return sieve.values()[(int) heap];
    }

    @Override
    public Optional<Evidence.Period> period() {
        return Optional.empty();
    }
}
