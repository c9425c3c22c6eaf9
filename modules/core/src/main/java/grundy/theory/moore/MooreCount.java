package grundy.theory.moore;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.ZERO;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Counts the cold options of a position of Moore's Nim_k, column by column from the left, by the sets of heaps that
/// are free. As soon as k heaps are free nothing is left to choose but which of them get the ones.
///
/// Cost: k b steps for each set of k heaps in each of the b columns at which it can become free, some hundred and one
/// for each heap for each smaller set; it gives up after a fixed number of steps.
final class MooreCount {
    private static final long STEPS = 200_000_000;
    private static final long STEPS_OF_A_SET = 400;

    private final MooreColumns columns;
    private final BigInteger[] binomials;
    private BigInteger total = ZERO;
    private long steps;

    /// @param columns of a position that is not cold
    MooreCount(MooreColumns columns) {
        this.columns = columns;
        this.binomials = new BigInteger[columns.k() < 64 ? columns.k() + 1 : 0];
        for (int i = 0; i < binomials.length; i++) binomials[i] = SubsetCount.count(columns.k(), i);
    }

    private record HeapSizes(int[] list) {
        @Override
        public boolean equals(Object other) {
            return other instanceof HeapSizes(var those) && Arrays.equals(list, those);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(list);
        }
    }

    /// @return the number of cold options, or empty if counting them would take too long
    Optional<BigInteger> count() {
        Map<HeapSizes, BigInteger> ways = Map.of(new HeapSizes(new int[0]), ONE);
        for (int column = columns.columns() - 1; column >= 0; column--) {
            var next = new HashMap<HeapSizes, BigInteger>();
            for (var entry : ways.entrySet())
                if (!spread(entry.getKey().list, entry.getValue(), column, next)) return Optional.empty();
            ways = next;
        }
        for (var some : ways.values()) total = total.add(some);
        return Optional.of(total);
    }

    /// @return whether there were steps enough
    private boolean spread(int[] free, BigInteger ways, int column, Map<HeapSizes, BigInteger> next) {
        steps += columns.size();
        if (steps > STEPS) return false;
        for (var choice : columns.choices(column, free)) {
            var larger = MooreColumns.merge(free, choice.loosened());
            var all = ways.multiply(SubsetCount.count(free.length, choice.addedOnes()));
            boolean full = larger.length == columns.k();
            steps += full ? (long) column * larger.length + 100 : STEPS_OF_A_SET;
            if (steps > STEPS) return false;
            if (full) total = total.add(all.multiply(below(larger, column)));
            else next.merge(new HeapSizes(larger), all, BigInteger::add);
        }
        return true;
    }

    /// @param full k free heaps
    /// @return the number of ways to choose their digits in the columns below
    private BigInteger below(int[] full, int column) {
        var product = ONE;
        for (int lower = column - 1; lower >= 0; lower--) {
            int set = -columns.difference(lower, full);
            if (set > 0 && set < full.length)
                product =
                        product.multiply(set < binomials.length ? binomials[set] : SubsetCount.count(full.length, set));
        }
        return product;
    }
}
