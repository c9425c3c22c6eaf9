package grundy.web.table;

import grundy.store.run.RunExtremes;
import grundy.store.run.RunReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/// A stretch of a sequence.
///
/// @param from the first heap
/// @param step heaps in each part, the last of which may have fewer; 1 where each part is one heap
/// @param length how many heaps have a value, altogether
/// @param least of each part
/// @param greatest of each part
public record SequenceSlice(long from, long step, long length, int[] least, int[] greatest) {
    private static final int MAGIC = 0x31535247;
    private static final int HEAD = 32;

    /// @return the length of a part if there may be at most that many parts
    public static long step(long from, long last, int parts) {
        long heaps = Math.max(0, last - from + 1);
        long step = Math.max(1, (heaps + parts - 1) / parts);
        // Where few parts fewer will do, values need not be read one by one.
        if (2 * step < RunExtremes.GRAIN) return step;
        // The first part begins earlier, at a multiple of the grain.
        long first = from / RunExtremes.GRAIN * RunExtremes.GRAIN;
        long all = (last - first + parts) / parts;
        return (all + RunExtremes.GRAIN - 1) / RunExtremes.GRAIN * RunExtremes.GRAIN;
    }

    private static SequenceSlice empty(long from, long step, long last, long length) {
        long heaps = Math.min(last, length - 1) - from + 1;
        int count = heaps <= 0 ? 0 : Math.toIntExact((heaps + step - 1) / step);
        var least = new int[count];
        Arrays.fill(least, Integer.MAX_VALUE);
        var greatest = new int[count];
        Arrays.fill(greatest, Integer.MIN_VALUE);
        return new SequenceSlice(from, step, length, least, greatest);
    }

    private void put(long heap, int value) {
        int part = (int) ((heap - from) / step);
        least[part] = Math.min(least[part], value);
        greatest[part] = Math.max(greatest[part], value);
    }

    /// @param values of the heaps 0, 1, ...
    public static SequenceSlice of(int[] values, long from, long last, int parts) {
        long step = Math.max(1, (Math.max(0, last - from + 1) + parts - 1) / parts);
        var slice = empty(from, step, last, values.length);
        for (long heap = from; heap <= Math.min(last, values.length - 1L); heap++) slice.put(heap, values[(int) heap]);
        return slice;
    }

    /// Reads all values of the stretch.
    public static SequenceSlice of(RunReader run, long from, long last, int parts) throws IOException {
        var slice = empty(from, step(from, last, parts), last, run.length());
        if (slice.least.length == 0) return slice;
        run.visit(from, last, (first, values, count) -> {
            for (int i = 0; i < count; i++) slice.put(first + i, values[i]);
        });
        return slice;
    }

    /// @param extremes of the file, but for its last heaps, which are read
    /// @param last of the file, or before
    public static SequenceSlice of(RunExtremes extremes, RunReader run, long from, long last, int parts)
            throws IOException {
        long step = step(from, last, parts);
        long first = from / RunExtremes.GRAIN * RunExtremes.GRAIN;
        var slice = empty(first, step, last, run.length());
        int grains = Math.toIntExact(step / RunExtremes.GRAIN);
        for (int part = 0; part < slice.least.length; part++) {
            int stretch = Math.toIntExact(first / RunExtremes.GRAIN + (long) part * grains);
            slice.least[part] = extremes.least(stretch, grains);
            slice.greatest[part] = extremes.greatest(stretch, grains);
        }
        long rest = Math.max(from, extremes.heaps());
        if (rest <= last)
            run.visit(rest, last, (heap, values, count) -> {
                for (int i = 0; i < count; i++) slice.put(heap + i, values[i]);
            });
        return slice;
    }

    /// @return the least byte first: `GRS1`, how many parts (4 bytes each), from, step, length (8 bytes each); then
    ///     the least value of each part, and then the greatest of each, 4 bytes each; where the step is 1, the
    ///     values alone
    public byte[] bytes() {
        int rows = step == 1 ? 1 : 2;
        var bytes =
                ByteBuffer.allocate(HEAD + rows * Integer.BYTES * least.length).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(MAGIC).putInt(least.length).putLong(from).putLong(step).putLong(length);
        var numbers = bytes.asIntBuffer().put(least);
        if (rows == 2) numbers.put(greatest);
        return bytes.array();
    }
}
