package grundy.theory.moore;

import static java.math.BigInteger.ONE;
import static java.math.BigInteger.ZERO;

import grundy.rules.board.heap.LazySequences;
import java.math.BigInteger;
import java.util.List;

/// Subsets of one size, the empty one included, and their number.
final class SubsetCount {
    private static final Iterable<int[]> EMPTY = List.of(new int[0]);

    private SubsetCount() {}

    /// @return the subsets of `0..count-1` with that many elements, lazily
    static Iterable<int[]> of(int count, int size) {
        return of(count, size, size);
    }

    /// @return the subsets with `least` to `most` elements, the smaller ones first
    static Iterable<int[]> of(int count, int least, int most) {
        if (most < least) return List.of();
        if (least > 0) return LazySequences.subsets(count, least, most);
        return most == 0
                ? EMPTY
                : LazySequences.flatMap(List.of(EMPTY, LazySequences.subsets(count, 1, most)), sets -> sets);
    }

    /// Cost: O(min(size, count - size)) multiplications.
    static BigInteger count(int count, int size) {
        if (size > count || size < 0) return ZERO;
        int steps = Math.min(size, count - size);
        var result = ONE;
        for (int i = 0; i < steps; i++)
            result = result.multiply(BigInteger.valueOf(count - i)).divide(BigInteger.valueOf(i + 1L));
        return result;
    }
}
