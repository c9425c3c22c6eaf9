package grundy.engine.heap.sparse;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.Threads;
import grundy.text.Message;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/// The nim-sequence of a game with a sparse space, batch by batch.
///
/// For each heap the least common value that no rare heap excludes is found (two common heaps have a rare value
/// together, so that only rare heaps exclude common values); then every smaller rare value is looked for among the
/// options until it is found. One that is not found anywhere is the value of a rare heap, and the heaps after it are
/// done again. So all values are exact, whatever the subspace; only the speed depends on it.
final class SparseTable {
    private static final int RANK_AGAIN = 8;
    private static final long LAST_RANKING = 1L << 23;

    /// Vectors and threads are slow to begin with.
    private static final long LONG = 1L << 20;

    private static final long LONG_WITH_MANY = 1L << 16;
    private static final int MANY = 256;

    /// After a rare heap a batch is small: there may be more of them, after which all is done again.
    private static final int LEAST_BATCH = 1 << 5;

    private static final int BATCH = 1 << 10;
    private static final int LONG_BATCH = 1 << 13;

    /// Batches that are found before they are verified.
    private static final int AHEAD = 4;

    private final TakeAndBreakRules rules;
    private final CodeHistory history;
    private final RareHeaps rare;
    private boolean isLong;
    private int batch = LEAST_BATCH;
    private SparseCosets cosets;
    private int indices;
    private ValueExclusion exclusion;
    private RareValueSearch verification;
    private long ranked;
    private long length;

    /// Heaps from the length on below this have values that are not verified.
    private long found;

    private final Queue<BatchCheck> checks = new ArrayDeque<>();
    private final Limits limits;
    private final Threads threads;
    private @Nullable BatchCheck lastCheck;

    /// @param history with the codes of the heaps below `length`, which are right
    /// @param rare the rare ones of them
    /// @param limits of which two threads and the time are heeded
    SparseTable(
            TakeAndBreakRules rules,
            SparseCosets cosets,
            CodeHistory history,
            RareHeaps rare,
            long length,
            Limits limits) {
        this.limits = limits;
        this.threads = limits.threads();
        this.rules = rules;
        this.cosets = cosets;
        this.history = history;
        this.rare = rare;
        this.length = length;
        int largest = 1;
        for (long n = 0; n < length; n++) largest = Math.max(largest, history.get(n));
        build(2 * Integer.highestOneBit(largest), largest);
    }

    long length() {
        return length;
    }

    SparseCosets cosets() {
        return cosets;
    }

    private void build(int count, int largest) {
        if (count > PairChoice.MOST_INDICES)
            throw new LimitException(Message.of("sparse.values", "most", 2 * PairChoice.MOST_INDICES));
        indices = count;
        found = length;
        isLong = isLong();
        exclusion = new ValueExclusion(rules, cosets, kernel(), history, rare, length, largest);
        verification = new RareValueSearch(rules, cosets, kernel(), history, rare, length, largest);
        ranked = length;
    }

    private boolean isLong() {
        return length >= (rare.size() > MANY ? LONG_WITH_MANY : LONG);
    }

    private MarkKernel kernel() {
        return isLong && MarkKernel.hasVectors() ? VectorKernel.fastest() : new ScalarKernel();
    }

    /// Works out at least all heaps below `to`.
    void extend(long to) {
        reserve(to + (AHEAD + 2) * LONG_BATCH + MarkKernel.MOST_LANES);
        while (length < to) {
            limits.checkpoint();
            if (!isLong && isLong()) build(indices, exclusion.largest());
            if (length >= RANK_AGAIN * ranked && length <= LAST_RANKING && settle()) rank();
            if (areTwo() && batch >= BATCH) together(to);
            else oneAfterTheOther(length + batch);
        }
    }

    private void reserve(long capacity) {
        if (history.holds(capacity)) return;
        settle();
        history.reserve(capacity);
    }

    private boolean areTwo() {
        return isLong && threads.areSeveral();
    }

    private void rank() {
        int largest = exclusion.largest();
        var other = (areTwo() ? threads : Threads.ONE).fork(() -> {
            verification.rank(length, largest);
            return largest;
        });
        exclusion.rank(length);
        other.join();
        ranked = length;
    }

    /// Goes on with a period that is proved.
    void repeat(long period, long to) {
        settle();
        history.reserve(to);
        for (long heap = length; heap < to; heap++) history.set(heap, history.get(heap - period));
        length = Math.max(length, to);
        found = length;
    }

    private void oneAfterTheOther(long to) {
        found = exclusion.extend(length, to, indices);
        boolean isVerified = settle(found, verification.check(length, found));
        batch = isVerified ? Math.min(2 * batch, BATCH) : LEAST_BATCH;
        if (isVerified && found < to) grow();
    }

    /// Values are found while those of the batches before are verified by another thread.
    private void together(long to) {
        while (length < to) {
            long from = found;
            long next = from + batch;
            found = exclusion.extend(from, next, indices);
            check(from, found);
            if (found < next) {
                if (settle()) grow();
                return;
            }
            if (checks.size() < AHEAD) continue;
            if (!settleOne()) return;
            batch = Math.min(2 * batch, LONG_BATCH);
        }
    }

    /// A batch that is being verified, and its failure or that of an earlier one.
    private record BatchCheck(long to, Threads.ForkedWork<Optional<RareValueSearch.Failure>> failure) {}

    private void check(long from, long to) {
        var before = lastCheck;
        lastCheck = new BatchCheck(to, threads.fork(() -> {
            var earlier = before == null ? Optional.<RareValueSearch.Failure>empty() : before.failure.join();
            return earlier.or(() -> Optional.ofNullable(verification.check(from, to)));
        }));
        checks.add(lastCheck);
    }

    /// Waits until all that was found is verified.
    ///
    /// @return whether it has been
    private boolean settle() {
        while (!checks.isEmpty()) if (!settleOne()) return false;
        return true;
    }

    private boolean settleOne() {
        var oldest = checks.remove();
        var failure = oldest.failure.join();
        if (failure.isPresent()) {
            for (var check : checks) check.failure.join();
            checks.clear();
            lastCheck = null;
            batch = LEAST_BATCH;
        }
        return settle(oldest.to, failure.orElse(null));
    }

    /// Takes over what a check found: the values up to `to`, or up to the first that is wrong.
    ///
    /// @param failure null if all heaps below `to` have their values
    /// @return whether they have
    private boolean settle(long to, RareValueSearch.@Nullable Failure failure) {
        length = to;
        if (failure == null) return true;
        length = failure.heap() + 1;
        found = length;
        history.set(failure.heap(), failure.index());
        rare.add(failure.heap());
        exclusion.addRare(failure.heap());
        verification.addRare(failure.heap());
        return false;
    }

    private void grow() {
        cosets = cosets.with(2 * indices);
        build(2 * indices, exclusion.largest());
    }
}
