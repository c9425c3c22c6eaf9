package grundy.finding;

import grundy.limit.MemoryLedger;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;

/// Room for the codes of a long sequence, in chunks of as many heaps each.
@FunctionalInterface
public interface CodeChunks {
    /// Heaps in a chunk.
    int HEAPS = 1 << 20;

    /// @param number of the chunk, from 0; the chunk of a heap is `heap / HEAPS`
    /// @param width bytes of a code: 1, 2 or 4
    /// @return room for {@link #HEAPS} codes, zero where nothing was written; always the same memory for a number
    MemorySegment chunk(long number, int width);

    /// @param ledger from which the room is drawn
    /// @return room outside the heap of the virtual machine, given back when no longer reachable
    static CodeChunks inMemory(MemoryLedger ledger) {
        var memory = ledger.grant();
        var chunks = new ArrayList<MemorySegment>();
        return (number, width) -> {
            while (chunks.size() <= number) {
                memory.take((long) HEAPS * width);
                chunks.add(Arena.ofAuto().allocate((long) HEAPS * width, Long.BYTES));
            }
            return chunks.get(Math.toIntExact(number));
        };
    }
}
