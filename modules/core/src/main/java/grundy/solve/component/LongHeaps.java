package grundy.solve.component;

import grundy.check.Evidence;
import grundy.engine.NimValues;
import grundy.engine.SearchForecast;
import grundy.engine.heap.run.LongSequence;
import grundy.engine.heap.sparse.TakeAndBreakRules;
import grundy.engine.search.SearchValues;
import grundy.finding.CountedList;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import grundy.value.Play;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Nim-values in normal play of heaps that a move splits in two at most, as Grundy's game: large ones by the sequence
/// that is worked out heap by heap, small ones by search.
///
/// Cost: as {@link LongSequences#twoHeaps}; options of a value are looked for among all options.
final class LongHeaps implements NimValues {
    /// Below this a search is as fast, and its evidence says more.
    private static final int LONG = 2000;

    private static final int MOST_BITS = 30;

    private static final long FIRST = 1 << 16;

    private final RuleTree rules;
    private final Limits limits;
    private final SearchValues search;
    private @Nullable LongSequence run;

    private LongHeaps(RuleTree rules, Limits limits) {
        this.rules = rules;
        this.limits = limits;
        this.search = new SearchValues(rules, Play.NORMAL, limits);
    }

    /// @return empty if the rules have another form
    static Optional<NimValues> of(RuleTree rules, Limits limits) {
        return rules instanceof RuleTree.Moves moves
                        && moves.arity() == 1
                        && TakeAndBreakRules.of(rules).isPresent()
                ? Optional.of(new LongHeaps(rules, limits))
                : Optional.empty();
    }

    @Override
    public BigInteger value(Position position) {
        if (!isLong(position)) return search.value(position);
        int heap = heap(position).intValueExact();
        return BigInteger.valueOf(upTo(heap).value(heap));
    }

    private static BigInteger heap(Position position) {
        return ((Tuple) position).get(0);
    }

    private static boolean isLong(Position position) {
        var heap = heap(position);
        return heap.bitLength() <= MOST_BITS && heap.intValueExact() >= LONG;
    }

    /// A sparse space may turn out too small for the values, however late.
    private LongSequence upTo(int heap) {
        var now = run == null ? LongSequences.twoHeaps(rules, limits).orElseThrow() : run;
        run = now;
        try {
            extend(now, heap + 1L);
            return now;
        } catch (LimitException small) {
            if (limits.isOver() || small.explanation().key().equals(SearchForecast.TIME)) throw small;
            var dense = LongSequences.dense(rules, limits).orElseThrow(() -> small);
            extend(dense, heap + 1L);
            run = dense;
            return dense;
        }
    }

    /// A heap costs no less than those before it, so that what the last half of them took shows how
    /// long the rest will take at least.
    private void extend(LongSequence sequence, long to) {
        while (sequence.length() < to) {
            long from = sequence.length();
            long start = System.nanoTime();
            LongSequences.extend(sequence, Math.min(to, Math.max(FIRST, 2 * from)), limits);
            var took = Duration.ofNanos(System.nanoTime() - start);
            long made = sequence.length() - from;
            SearchForecast.checkTime(took, made, to - sequence.length(), limits.deadline());
        }
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(Position position, BigInteger value) {
        if (!isLong(position)) return search.optionsOfValue(position, value);
        int heap = heap(position).intValueExact();
        var values = upTo(heap);
        var visited = new HashSet<List<Position>>();
        var found = new ArrayList<List<Position>>();
        RuleOptions.readableOptions(rules, position).forEach(option -> {
            int sum = 0;
            for (var part : option.parts()) sum ^= values.value(heap(part).longValueExact());
            if (value.equals(BigInteger.valueOf(sum)) && visited.add(option.key())) found.add(option.to());
        });
        return CountedList.of(found);
    }

    @Override
    public Evidence evidence() {
        return run == null ? search.evidence() : new Evidence.Exhaustive(run.length() + search.positions());
    }
}
