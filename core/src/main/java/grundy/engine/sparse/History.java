package grundy.engine.sparse;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/// The indices of all heaps so far, a byte each, outside the heap of the virtual machine. Grows by doubling.
final class History {
    private static final long FIRST = 1 << 16;

    private MemorySegment bytes = Arena.ofAuto().allocate(FIRST);

    /// @param capacity heaps to make room for
    void reserve(long capacity) {
        if (capacity <= bytes.byteSize()) return;
        var larger = Arena.ofAuto().allocate(Math.max(capacity, Math.multiplyExact(2, bytes.byteSize())));
        MemorySegment.copy(bytes, 0, larger, 0, bytes.byteSize());
        bytes = larger;
    }

    int get(long heap) {
        return bytes.get(ValueLayout.JAVA_BYTE, heap) & 0xFF;
    }

    void set(long heap, int index) {
        bytes.set(ValueLayout.JAVA_BYTE, heap, (byte) index);
    }
}
