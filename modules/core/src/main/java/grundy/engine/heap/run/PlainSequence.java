package grundy.engine.heap.run;

import grundy.finding.CodeChunks;
import grundy.finding.HeapCoding;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/// A sequence whose codes are the values themselves, 4 bytes each, the lowest first.
public abstract class PlainSequence implements LongSequence {
    private static final ValueLayout.OfInt CODE = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private final String engine;
    private final CodeChunks chunks;
    private long length;
    /// The chunk that was read last.
    private long latest = -1;

    private MemorySegment read = MemorySegment.NULL;

    /// @param length heaps whose codes are in the chunks already
    protected PlainSequence(String engine, CodeChunks chunks, long length) {
        this.engine = engine;
        this.chunks = chunks;
        this.length = length;
    }

    /// @param heap at least length, and rising from call to call
    /// @throws grundy.limit.LimitException if it is out of reach
    protected abstract int next(long heap);

    @Override
    public final String engine() {
        return engine;
    }

    @Override
    public final long length() {
        return length;
    }

    @Override
    public final void extend(long to) {
        while (length < to) {
            long number = length / CodeChunks.HEAPS;
            var chunk = chunks.chunk(number, CODE_BYTES);
            long end = Math.min(to, (number + 1) * CodeChunks.HEAPS);
            for (; length < end; length++) chunk.set(CODE, offset(length), next(length));
        }
    }

    @Override
    public final int value(long heap) {
        if (heap < 0 || heap >= length)
            throw new IllegalArgumentException("The heap must be below " + length + ", but is " + heap);
        if (heap / CodeChunks.HEAPS != latest) {
            latest = heap / CodeChunks.HEAPS;
            read = chunks.chunk(latest, CODE_BYTES);
        }
        return read.get(CODE, offset(heap));
    }

    private static long offset(long heap) {
        return heap % CodeChunks.HEAPS * CODE_BYTES;
    }

    @Override
    public final HeapCoding coding() {
        return HeapCoding.plain(CODE_BYTES);
    }

    private static final int CODE_BYTES = Integer.BYTES;
}
