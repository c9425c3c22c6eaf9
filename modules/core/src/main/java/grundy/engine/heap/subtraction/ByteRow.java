package grundy.engine.heap.subtraction;

import grundy.finding.CodeChunks;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/// The codes of a sequence as bytes in a row, though they lie in chunks.
///
/// @param width bytes of a code: 1 or 2
record ByteRow(CodeChunks chunks, int width) {
    private static final ValueLayout.OfShort SHORT =
            ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final int BUFFER = 1 << 14;

    int value(long heap) {
        var chunk = chunk(heap * width);
        long at = heap % CodeChunks.HEAPS * width;
        return width == 1 ? chunk.get(ValueLayout.JAVA_BYTE, at) & 0xFF : chunk.get(SHORT, at) & 0xFFFF;
    }

    /// @param at of the first byte to be written; a multiple of 8, as the count is
    void write(long at, long[] words, int count) {
        for (int done = 0; done < count; ) {
            int piece = (int) Math.min(count - done, rest(at + done));
            MemorySegment.copy(words, done >> 3, chunk(at + done), LONG, within(at + done), piece >> 3);
            done += piece;
        }
    }

    /// Fills words with the bytes from `at` on.
    ///
    /// @param at a multiple of 8, as the count is
    void read(long at, long[] words, int count) {
        for (int done = 0; done < count; ) {
            int piece = (int) Math.min(count - done, rest(at + done));
            MemorySegment.copy(chunk(at + done), LONG, within(at + done), words, done >> 3, piece >> 3);
            done += piece;
        }
    }

    /// Copies bytes to a later place, which they do not reach.
    void copy(long from, long to, long count) {
        for (long done = 0; done < count; ) {
            long piece = Math.min(count - done, Math.min(rest(from + done), rest(to + done)));
            MemorySegment.copy(chunk(from + done), within(from + done), chunk(to + done), within(to + done), piece);
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
        return (long) CodeChunks.HEAPS * width;
    }

    /// @param words that are zero there
    static void put(long[] words, int index, int width, int value) {
        words[index * width >> 3] |= (long) value << Byte.SIZE * (index * width & 7);
    }

    /// @param values whose number is a multiple of 8
    /// @return their codes, one after another
    long[] words(int[] values) {
        var words = new long[Math.multiplyExact(values.length, width) / Long.BYTES];
        for (int i = 0; i < values.length; i++) put(words, i, width, values[i]);
        return words;
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
                values[done + i] =
                        width == 1 ? bytes[i] & 0xFF : bytes[2 * i] & 0xFF | (bytes[2 * i + 1] & 0xFF) << Byte.SIZE;
        }
        return values;
    }
}
