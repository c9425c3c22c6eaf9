package grundy.engine.heap;

import java.util.function.IntConsumer;

/// A sieve that determines for the heaps 0, 1, 2, ... in order into how many consecutive or equal heaps
/// each can be split: `k` parts are possible every `k` heaps from some heap on.
final class PartCountSieve {
    private static final int NONE = 0;
    private final SplitShape shape;

    /// The first number of parts for each heap, and for each number of parts the next one for the same heap.
    private final int[] first;

    private final int[] next;
    private int partCount = 2;

    /// @param heaps how many there are
    PartCountSieve(SplitShape shape, int heaps) {
        this.shape = shape;
        this.first = new int[shape == SplitShape.EVENLY ? 0 : heaps];
        this.next = new int[shape == SplitShape.EVENLY ? 0 : heaps + 1];
    }

    /// @return 0, the value of a heap that is not split
    int skipped(int heap) {
        parts(heap, _ -> {});
        return 0;
    }

    /// @param heap the one after the heap asked for before
    void parts(int heap, IntConsumer use) {
        if (shape == SplitShape.EVENLY) return;
        while (begins(partCount) == heap) {
            next[partCount] = first[heap];
            first[heap] = partCount++;
        }
        for (int parts = first[heap]; parts != NONE; ) {
            int after = next[parts];
            use.accept(parts);
            long later = (long) heap + parts;
            if (later < first.length) {
                next[parts] = first[(int) later];
                first[(int) later] = parts;
            }
            parts = after;
        }
    }

    /// @return the least heap that can be split into that many parts
    private long begins(int parts) {
        return shape == SplitShape.CONSECUTIVE ? (long) parts * (parts + 1L) / 2 : parts;
    }
}
