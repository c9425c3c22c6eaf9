package grundy.engine.closed;

import grundy.check.Evidence;
import grundy.engine.LimitException;
import grundy.engine.Options;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// `8.[3]`: take any number, or split a heap into exactly three. `g(8k+7) = 8k+8`, `g(8k+8) = 8k+7`, all other heaps
/// are worth their size.
///
/// Proof. g is its own inverse; a heap of value `8A + c` with 0 <= c < 8 has `8A + e(c)` counters, where `e(c) = c`
/// but `e(0) = -1` (A >= 1) and `e(7) = 8`. Let three heaps of values `8A + a`, `8B + b`, `8C + c` have n counters
/// together and the nim-sum g(n). Then `8(A + B + C) + e(a) + e(b) + e(c) = 8(A xor B xor C) + e(a xor b xor c)`.
/// Since `A + B + C` is at least the nim-sum and of the same parity, `e(a) + e(b) + e(c) - e(a xor b xor c)` is 0 or
/// at most -16; it is never less than -11, and trying all a, b, c shows that it is not 0. So no split has the value
/// g(n). Taking gives all values less than n, but that of n itself if `n = 8k+8`, for which 8k+7 gives 8k+8; and for
/// n = 8k+7, whose value is to be 8k+8, the split into 1, 2 and 8k+4 has the nim-sum 8k+7.
///
/// Source: elementary; a standard judge's problem. Cost: none for the value; splits of a value are listed one by one,
/// for small heaps only.
final class ThreeWaySplit implements HeapValues {
    private static final int MOST = 3000;
    private static final BigInteger SEVEN = BigInteger.valueOf(7);

    @Override
    public BigInteger value(BigInteger heap) {
        if (heap.signum() == 0) return heap;
        return switch (heap.and(SEVEN).intValue()) {
            case 7 -> heap.add(BigInteger.ONE);
            case 0 -> heap.subtract(BigInteger.ONE);
            default -> heap;
        };
    }

    private static int value(int heap) {
        if (heap == 0) return 0;
        return (heap & 7) == 7 ? heap + 1 : (heap & 7) == 0 ? heap - 1 : heap;
    }

    /// @throws LimitException if the heap is large: its splits are too many to be gone through
    @Override
    public Options optionsOfValue(BigInteger heap, BigInteger value) {
        var left = value(value);
        var taken = HeapOptions.oneIf(left.compareTo(heap) < 0, left);
        if (heap.compareTo(BigInteger.valueOf(MOST)) > 0)
            throw new LimitException(Message.of("closed.three-way", "heap", heap, "limit", MOST));
        return HeapOptions.concat(taken, splits(heap.intValueExact(), value));
    }

    private static Options splits(int heap, BigInteger value) {
        var found = new ArrayList<List<Position>>();
        for (int a = 1; 3 * a <= heap; a++)
            for (int b = a; a + 2 * b <= heap; b++) {
                int c = heap - a - b;
                if (value.equals(BigInteger.valueOf(value(a) ^ value(b) ^ value(c))))
                    found.add(List.of(Tuple.of(a), Tuple.of(b), Tuple.of(c)));
            }
        return Options.of(found);
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm(
                "Three-way split",
                "g = n + 1 if n mod 8 == 7 else n - 1 if n mod 8 == 0 and n > 0 else n",
                "Elementary");
    }
}
