package grundy.engine.subtraction;

import grundy.engine.run.Chunks;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// The codes of a sequence as bytes in a row, though they lie in chunks.
///
/// @param width bytes of a code: 1 or 2
record Codes(Chunks chunks, int width) {
    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.nativeOrder());
    private static final int BUFFER = 1 << 14;

    int value(long heap) {
        var chunk = chunk(heap * width);
        long at = heap % Chunks.HEAPS * width;
        return width == 1
                ? chunk.get(ValueLayout.JAVA_BYTE, at) & 0xFF
                : chunk.get(ValueLayout.JAVA_SHORT_UNALIGNED, at) & 0xFFFF;
    }

    /// @param at of the first byte to be written
    void write(long at, byte[] bytes, int count) {
        for (int done = 0; done < count; ) {
            int piece = (int) Math.min(count - done, rest(at + done));
            MemorySegment.copy(bytes, done, chunk(at + done), ValueLayout.JAVA_BYTE, within(at + done), piece);
            done += piece;
        }
    }

    /// Fills an array with the bytes from `at` on.
    void read(long at, byte[] bytes, int count) {
        for (int done = 0; done < count; ) {
            int piece = (int) Math.min(count - done, rest(at + done));
            MemorySegment.copy(chunk(at + done), ValueLayout.JAVA_BYTE, within(at + done), bytes, done, piece);
            done += piece;
        }
    }

    boolean isSame(long at, long other, long count) {
        for (long done = 0; done < count; ) {
            long piece = Math.min(count - done, Math.min(rest(at + done), rest(other + done)));
            long mismatch = MemorySegment.mismatch(
                    chunk(at + done),
                    within(at + done),
                    within(at + done) + piece,
                    chunk(other + done),
                    within(other + done),
                    within(other + done) + piece);
            if (mismatch >= 0) return false;
            done += piece;
        }
        return true;
    }

    private MemorySegment chunk(long at) {
        return chunks.chunk(at / size(), width);
    }

    private long within(long at) {
        return at % size();
    }

    private long rest(long at) {
        return size() - within(at);
    }

    private long size() {
        return (long) Chunks.HEAPS * width;
    }

    /// @return the codes of values, one after another
    byte[] bytes(int[] values) {
        var bytes = new byte[values.length * width];
        for (int i = 0; i < values.length; i++) {
            if (width == 1) bytes[i] = (byte) values[i];
            else SHORT.set(bytes, 2 * i, (short) values[i]);
        }
        return bytes;
    }

    /// @return the values of the heaps from `from` to `end` - 1
    int[] values(long from, long end) {
        int[] values = new int[Math.toIntExact(end - from)];
        var bytes = new byte[BUFFER];
        int most = BUFFER / width;
        for (int done = 0; done < values.length; done += most) {
            int count = Math.min(most, values.length - done);
            read((from + done) * width, bytes, count * width);
            for (int i = 0; i < count; i++)
                values[done + i] = width == 1 ? bytes[i] & 0xFF : (short) SHORT.get(bytes, 2 * i) & 0xFFFF;
        }
        return values;
    }
}
