package grundy.engine.heap;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Nim-values of a game in which a heap of at least `least` is split by one {@link SplitShape}, and nothing is taken.
///
/// Heap by heap, by the definition. Only as many options are examined as can have different values: numbers of parts
/// that go with a heap come from a calendar (`k` parts are possible every `k` heaps), and in an even split all
/// numbers of parts with the same quotient give at most two values. Cost for the heaps to N: O(N log N) time, for
/// even splits O(N sqrt N); 12 bytes a heap.
final class SplitTable implements HeapSequence {
    private static final int LARGEST = 50_000_000;
    private static final long BYTES = 16;
    private static final int ASK_EVERY = 1024;
    private final SplitShape shape;
    private final int least;
    private final Limits limits;
    private final MemoryLedger.Grant memory;
    private int[] values = {};

    /// The number of values that are known.
    private int length;

    /// `sums[i]` is the nim-sum of the values of the heaps 0 to i.
    private int[] sums = {};

    /// When a value was last seen among the options of a heap; as long as no nim-sum of values reaches.
    private int[] stamps = new int[64];

    /// @param least the least heap that may be split, at least 0
    SplitTable(SplitShape shape, int least, Limits limits) {
        this.shape = shape;
        this.least = least;
        this.limits = limits;
        this.memory = limits.memory().grant();
    }

    @Override
    public int[] soFar() {
        return Arrays.copyOf(values, length);
    }

    @Override
    public int[] values(int to) {
        fill(to);
        return Arrays.copyOf(values, to + 1);
    }

    @Override
    public void fillWithinLimits(int to) {
        fill(Math.min(to, most() - 1));
    }

    private int most() {
        return (int) Math.min(LARGEST, limits.positions());
    }

    private void fill(int to) {
        if (to < length) return;
        if (to >= most()) throw new LimitException(Message.of("limit.positions", "limit", most()));
        int end = (int) Math.min(most(), Math.max(to + 1L, 2L * length));
        memory.hold(BYTES * end);
        length = 0;
        values = new int[end];
        sums = new int[end];
        stamps = new int[64];
        var calendar = new PartCountSieve(shape, end);
        for (int n = 0; n < end; n++) {
            if (n % ASK_EVERY == 0) limits.checkpoint();
            values[n] = n < Math.max(least, 2) ? calendar.skipped(n) : mex(n, calendar);
            sums[n] = n == 0 ? 0 : sums[n - 1] ^ values[n];
            if (2 * values[n] >= stamps.length) stamps = Arrays.copyOf(stamps, 4 * values[n]);
            length = n + 1;
        }
    }

    private int mex(int n, PartCountSieve calendar) {
        if (shape == SplitShape.EVENLY) markEven(n);
        else calendar.parts(n, parts -> stamps[shape.value(n, parts, values, sums)] = n);
        int mex = 0;
        while (stamps[mex] == n) mex++;
        return mex;
    }

    /// All numbers of parts with the same quotient leave the same two sizes, and only the parities matter.
    private void markEven(int n) {
        for (int parts = 2, last; parts <= n; parts = last + 1) {
            int least = n / parts;
            last = n / least;
            int larger = n - least * parts;
            stamps[even(least, larger, parts - larger)] = n;
            if (last > parts) stamps[even(least, larger - least, parts + 1 - larger + least)] = n;
        }
    }

    /// @return the value of the given numbers of heaps of size `least + 1` and `least`
    private int even(int least, int larger, int smaller) {
        return (larger % 2 == 0 ? 0 : values[least + 1]) ^ (smaller % 2 == 0 ? 0 : values[least]);
    }

    private int heap(Position position) {
        var heap = ((Tuple) position).get(0);
        if (heap.bitLength() > 31) throw new LimitException(Message.of("limit.positions", "limit", most()));
        fill(heap.intValueExact());
        return heap.intValueExact();
    }

    @Override
    public BigInteger value(Position position) {
        int n = heap(position);
        return BigInteger.valueOf(values[n]);
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(Position position, BigInteger value) {
        int n = heap(position);
        if (n < least || value.signum() < 0 || value.bitLength() > 31) return CountedList.none();
        int target = value.intValueExact();
        var found = IntStream.rangeClosed(2, Math.min(n, shape.mostParts(n)))
                .filter(parts -> shape.allows(n, parts) && shape.value(n, parts, values, sums) == target)
                .toArray();
        return new CountedList<>(
                BigInteger.valueOf(found.length), () -> Arrays.stream(found).mapToObj(parts -> parts(n, parts)));
    }

    /// The largest first.
    private List<Position> parts(int n, int parts) {
        int first = shape.first(n, parts);
        int larger = shape == SplitShape.EVENLY ? n % parts : 0;
        var heaps = new ArrayList<Position>(parts);
        for (int i = 0; i < parts; i++)
            heaps.add(Tuple.of((long) first + (shape == SplitShape.CONSECUTIVE ? parts - 1 - i : i < larger ? 1 : 0)));
        return heaps;
    }

    @Override
    public Optional<Evidence.Period> period(int within) {
        var all = values(within);
        return RepeatFinder.find(all, all.length, repeat -> RepeatFinder.isConvincing(repeat, all.length))
                .map(repeat -> new Evidence.Period(
                        repeat.preperiod(), repeat.period(), repeat.saltus(), all.length - 1, "", false));
    }

    @Override
    public Evidence evidence() {
        return new Evidence.Table(length);
    }
}
