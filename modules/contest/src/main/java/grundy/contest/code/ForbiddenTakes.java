package grundy.contest.code;

import grundy.contest.problem.ProblemCase;
import grundy.contest.problem.ProblemCode;
import grundy.value.Outcome;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Nim in which some pairs are forbidden: from a heap of exactly x one may not take exactly y. The input has heaps `a`
/// and pairs `xy`.
///
/// The values of the heaps 0 to n - 1 are always 0, 1, ..., v - 1 for some v: a heap gets the value v unless some
/// smaller value cannot be reached, since every heap that has it is forbidden, and then the least such value. So only
/// heaps that repeat a value need to be kept, `g(n) = n - (repeating heaps below n)` for the others. Cost: O(m log m)
/// for m pairs, and a binary search for a heap. Status: theorem, elementary.
public final class ForbiddenTakes implements ProblemCode {
    @Override
    public Result answer(ProblemCase values) {
        var repeated = new RepeatedValues(values.list("xy"));
        long sum = 0;
        for (long heap : values.list("a")) sum ^= repeated.value(heap);
        return new Result.Outcomes(List.of(sum == 0 ? Outcome.P : Outcome.N));
    }

    private static final class RepeatedValues {
        /// Heaps whose value a smaller heap has too, ascending, and these values.
        private final long[] heaps;

        private final long[] values;
        private int size;

        /// The number of heaps that repeat a value.
        private final Map<Long, Integer> repeated = new HashMap<>();

        RepeatedValues(long[] pairs) {
            heaps = new long[pairs.length / 2];
            values = new long[pairs.length / 2];
            var order = new Integer[pairs.length / 2];
            Arrays.setAll(order, i -> i);
            Arrays.sort(order, (i, j) -> Long.compare(pairs[2 * i], pairs[2 * j]));
            for (int from = 0, to; from < order.length; from = to) {
                long heap = pairs[2 * order[from]];
                to = from;
                while (to < order.length && pairs[2 * order[to]] == heap) to++;
                add(
                        heap,
                        Arrays.stream(order, from, to)
                                .mapToLong(i -> pairs[2 * i + 1])
                                .distinct()
                                .toArray());
            }
        }

        private void add(long heap, long[] forbidden) {
            Map<Long, Integer> missed = new HashMap<>();
            for (long amount : forbidden)
                if (amount >= 1 && amount <= heap) missed.merge(value(heap - amount), 1, Integer::sum);
            long least = Long.MAX_VALUE;
            for (var entry : missed.entrySet())
                if (entry.getValue() == 1 + repeated.getOrDefault(entry.getKey(), 0))
                    least = Math.min(least, entry.getKey());
            if (least == Long.MAX_VALUE) return;
            repeated.merge(least, 1, Integer::sum);
            heaps[size] = heap;
            values[size++] = least;
        }

        long value(long heap) {
            int at = Arrays.binarySearch(heaps, 0, size, heap);
            return at >= 0 ? values[at] : heap - (-at - 1);
        }
    }
}
