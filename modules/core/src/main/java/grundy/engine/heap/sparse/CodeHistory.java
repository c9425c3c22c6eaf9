package grundy.engine.heap.sparse;

import grundy.engine.heap.PeriodSeeker;
import grundy.finding.CodeChunks;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/// The indices of all heaps so far, a byte each, in chunks.
final class CodeHistory implements PeriodSeeker.CommonEnds {
    static final int WIDTH = 1;

    private static final int BITS = Integer.numberOfTrailingZeros(CodeChunks.HEAPS);
    private static final int WITHIN = CodeChunks.HEAPS - 1;

    private static final int FIRST_PAGE = 1 << 7;
    private static final int PAGE = 1 << 13;
    private static final VarHandle WORD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

    private final byte[] page = new byte[PAGE + Long.BYTES];
    private final CodeChunks chunks;
    private final List<MemorySegment> opened = new ArrayList<>();

    CodeHistory(CodeChunks chunks) {
        this.chunks = chunks;
    }

    /// @param capacity heaps to make room for
    void reserve(long capacity) {
        while (!holds(capacity)) opened.add(chunks.chunk(opened.size(), WIDTH));
    }

    boolean holds(long capacity) {
        return (long) opened.size() << BITS >= capacity;
    }

    int get(long heap) {
        return opened.get((int) (heap >>> BITS)).get(ValueLayout.JAVA_BYTE, heap & WITHIN) & 0xFF;
    }

    void set(long heap, int index) {
        opened.get((int) (heap >>> BITS)).set(ValueLayout.JAVA_BYTE, heap & WITHIN, (byte) index);
    }

    /// Copies the codes of some heaps; those that have no room yet are left out.
    void read(long first, byte[] into, int at, int count) {
        for (int i = 0; i < count; ) {
            long heap = first + i;
            int number = (int) (heap >>> BITS);
            if (number >= opened.size()) return;
            int length = (int) Math.min(count - i, CodeChunks.HEAPS - (heap & WITHIN));
            MemorySegment.copy(opened.get(number), ValueLayout.JAVA_BYTE, heap & WITHIN, into, at + i, length);
            i += length;
        }
    }

    /// Sets the codes of some heaps.
    void write(long first, byte[] codes, int at, int count) {
        for (int i = 0; i < count; ) {
            long heap = first + i;
            int length = (int) Math.min(count - i, CodeChunks.HEAPS - (heap & WITHIN));
            MemorySegment.copy(
                    codes, at + i, opened.get((int) (heap >>> BITS)), ValueLayout.JAVA_BYTE, heap & WITHIN, length);
            i += length;
        }
    }

    @Override
    public long commonEnd(long a, long b, long most) {
        long same = 0;
        while (same < most) {
            long first = a - same;
            long second = b - same;
            long length = Math.min(most - same, Math.min(within(first), within(second)));
            long equal = commonEnd(chunkBelow(first), end(first), chunkBelow(second), end(second), length);
            same += equal;
            if (equal < length) return same;
        }
        return most;
    }

    /// @return the number of heaps below this one in the chunk of the one before it
    private static long within(long heap) {
        return (heap - 1 & WITHIN) + 1;
    }

    private MemorySegment chunkBelow(long heap) {
        return opened.get((int) (heap - 1 >>> BITS));
    }

    private static long end(long heap) {
        return (heap - 1 & WITHIN) + 1;
    }

    private static long commonEnd(MemorySegment one, long end, MemorySegment other, long otherEnd, long length) {
        long same = 0;
        for (; same + Long.BYTES <= length; same += Long.BYTES)
            if (one.get(ValueLayout.JAVA_LONG_UNALIGNED, end - same - Long.BYTES)
                    != other.get(ValueLayout.JAVA_LONG_UNALIGNED, otherEnd - same - Long.BYTES)) break;
        while (same < length
                && one.get(ValueLayout.JAVA_BYTE, end - same - 1)
                        == other.get(ValueLayout.JAVA_BYTE, otherEnd - same - 1)) same++;
        return same;
    }

    @Override
    public long previousEnd(long end, long before, long least) {
        if (end < Long.BYTES) return -1;
        reserve(end);
        read(end - Long.BYTES, page, 0, Long.BYTES);
        long word = (long) WORD.get(page, 0);
        long last = Math.max(least, Long.BYTES);
        int size = FIRST_PAGE;
        for (long top = before; top > last; size = Math.min(PAGE, 4 * size)) {
            long from = Math.max(last, top - size);
            int ends = (int) (top - from);
            read(from + 1 - Long.BYTES, page, 0, ends + Long.BYTES - 1);
            for (int i = ends - 1; i >= 0; i--) if ((long) WORD.get(page, i) == word) return from + 1 + i;
            top = from;
        }
        return -1;
    }
}
