package grundy.engine.heap.dense;

import grundy.engine.heap.PeriodSeeker;
import grundy.finding.CodeChunks;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/// The values of all heaps so far, two bytes each, in chunks.
final class ShortCodes implements PeriodSeeker.CommonEnds {
    static final int WIDTH = Short.BYTES;

    private static final ValueLayout.OfShort CODE = ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final int FEW = 8;

    private final CodeChunks chunks;
    private final List<MemorySegment> opened = new ArrayList<>();

    ShortCodes(CodeChunks chunks) {
        this.chunks = chunks;
    }

    /// @param capacity heaps to make room for
    void reserve(long capacity) {
        while ((long) opened.size() * CodeChunks.HEAPS < capacity) opened.add(chunks.chunk(opened.size(), WIDTH));
    }

    int get(long heap) {
        return opened.get((int) (heap / CodeChunks.HEAPS)).get(CODE, heap % CodeChunks.HEAPS * WIDTH);
    }

    void set(long heap, int value) {
        opened.get((int) (heap / CodeChunks.HEAPS)).set(CODE, heap % CodeChunks.HEAPS * WIDTH, (short) value);
    }

    @Override
    public long commonEnd(long a, long b, long most) {
        for (long same = 0; same < most; same++) if (get(a - same - 1) != get(b - same - 1)) return same;
        return most;
    }

    @Override
    public long previousEnd(long end, long before, long least) {
        int last = get(end - 1);
        for (long at = before; at > Math.max(least, FEW); at--)
            if (get(at - 1) == last && commonEnd(end, at, FEW) == FEW) return at;
        return -1;
    }
}
