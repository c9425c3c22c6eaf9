package grundy.engine.heap;

import java.math.BigInteger;

/// Into what a heap of `n` is split.
enum SplitShape {
    /// Two or more heaps of consecutive sizes: `a, a + 1, ..., a + k - 1`.
    CONSECUTIVE,
    /// `m >= 2` equal heaps.
    EQUAL,
    /// `m >= 2` heaps as equal as can be: no two differ by more than 1.
    EVENLY;

    /// @return the rules in the rule language
    String rules() {
        return switch (this) {
            case CONSECUTIVE -> "split into consecutive heaps";
            case EQUAL -> "split into equal heaps";
            case EVENLY -> "split evenly";
        };
    }

    /// Computes values of the options of one heap, by the values of smaller heaps.
    ///
    /// @param values nim-values of the heaps below `n`
    /// @param sums `sums[i]` is the nim-sum of `values[0]` to `values[i]`; used by runs only
    /// @param parts how many heaps are left, as many as the shape allows for this heap
    int value(int n, int parts, int[] values, int[] sums) {
        return switch (this) {
            case CONSECUTIVE -> {
                int first = first(n, parts);
                yield sums[first + parts - 1] ^ sums[first - 1];
            }
            case EQUAL -> parts % 2 == 1 ? values[n / parts] : 0;
            case EVENLY -> {
                int more = n % parts;
                int value = more % 2 == 1 ? values[n / parts + 1] : 0;
                yield (parts - more) % 2 == 1 ? value ^ values[n / parts] : value;
            }
        };
    }

    /// @return whether a heap of `n` can be left as that many heaps
    boolean allows(int n, int parts) {
        return switch (this) {
            case CONSECUTIVE ->
                (long) parts * (parts + 1L) / 2 <= n && (n - (long) parts * (parts - 1L) / 2) % parts == 0;
            case EQUAL -> n % parts == 0;
            case EVENLY -> true;
        };
    }

    /// @return the least of the heaps that are left
    int first(int n, int parts) {
        return this == CONSECUTIVE ? (int) ((n - (long) parts * (parts - 1L) / 2) / parts) : n / parts;
    }

    /// @return no heap of `n` can be left as more heaps than this
    int mostParts(int n) {
        return this == CONSECUTIVE ? BigInteger.valueOf(2L * n).sqrt().intValue() : n;
    }
}
