package grundy.engine.heap.sparse;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/// The kernel in words of 64 bits.
final class ScalarKernel implements MarkKernel {
    private static final VarHandle WORD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long BYTES = 0x0101010101010101L;
    private static final long LOW = 0x7F * BYTES;
    private static final int LANES = 32;

    private static final int ROW = 256;

    private static long word(byte[] bytes, int at) {
        return (long) WORD.get(bytes, at);
    }

    /// @return a bit for each byte, its highest one
    private static long spread(long bytes) {
        return (bytes >>> 7 & BYTES) * 0x0102040810204080L >>> 56;
    }

    @Override
    public int lanes() {
        return LANES;
    }

    @Override
    public boolean needsBits() {
        return false;
    }

    @Override
    public boolean parts() {
        return false;
    }

    @Override
    public double markThreshold() {
        return 2e-5;
    }

    @Override
    public boolean comparesFast() {
        return false;
    }

    @Override
    public void fillBits(byte[] codes, int from, int to, byte[] bits) {}

    /// Eight lanes at once, each with marks of its own.
    @Override
    public void mark(RecentCodes recent, int at, PairChoice choice, int most, long[] sets) {
        var pairs = choice.pairs();
        int count = choice.counts()[0];
        for (int lane = 0; lane < LANES; lane += 8) {
            byte[] marks = marks(recent.codes(), at + lane, pairs.distances(), pairs.indices(), count);
            for (int i = 0; i < 8; i++)
                for (int w = 0; 64 * w < most; w++) sets[w * STRIDE + lane + i] = bits(marks, i * ROW + 64 * w);
        }
    }

    /// The array is a new one, so that its length is known where it is written.
    ///
    /// @return at `lane * ROW + index` 1 if an option of the lane has the index, else 0
    private static byte[] marks(byte[] codes, int at, int[] distances, byte[] indices, int count) {
        byte[] marks = new byte[8 * ROW];
        for (int i = 0; i < count; i++) {
            long index = word(codes, at - distances[i]) ^ (indices[i] & 0xFF) * BYTES;
            marks[(int) index & 0xFF] = 1;
            marks[ROW + ((int) (index >>> 8) & 0xFF)] = 1;
            marks[2 * ROW + ((int) (index >>> 16) & 0xFF)] = 1;
            marks[3 * ROW + ((int) (index >>> 24) & 0xFF)] = 1;
            marks[4 * ROW + ((int) (index >>> 32) & 0xFF)] = 1;
            marks[5 * ROW + ((int) (index >>> 40) & 0xFF)] = 1;
            marks[6 * ROW + ((int) (index >>> 48) & 0xFF)] = 1;
            marks[7 * ROW + (int) (index >>> 56)] = 1;
        }
        return marks;
    }

    /// @return a bit for each of 64 bytes, its lowest one
    private static long bits(byte[] bytes, int at) {
        long set = 0;
        for (int i = 0; i < 8; i++) set |= spread(word(bytes, at + 8 * i) << 7) << 8 * i;
        return set;
    }

    /// Two candidates for eight lanes at once; the others only if both are dead in one of the lanes.
    @Override
    public void compare(byte[] codes, int at, MarkedPairs pairs, int from, int to, byte[][] candidates, long[] dead) {
        Arrays.fill(dead, 0);
        for (int lane = 0; lane < LANES; lane += 8)
            for (int k = 0; k < CANDIDATES; k += 2) {
                boolean isDone = k > 0 && (dead[k - 2] & dead[k - 1] & 0xFFL << lane) == 0;
                long two = isDone ? -1 : two(codes, at + lane, pairs, from, to, candidates[k], candidates[k + 1], lane);
                dead[k] |= (two & 0xFF) << lane;
                dead[k + 1] |= (two >>> 8 & 0xFF) << lane;
            }
    }

    /// @return a bit for each lane where the one is dead, and 8 bits above where the other is
    private static long two(
            byte[] codes, int at, MarkedPairs pairs, int from, int to, byte[] one, byte[] other, int lane) {
        int[] distances = pairs.distances();
        byte[] indices = pairs.indices();
        long first = word(one, lane);
        long second = word(other, lane);
        long a = -1;
        long b = -1;
        for (int i = from; i < to; i++) {
            long code = word(codes, at - distances[i]) ^ (indices[i] & 0xFF) * BYTES;
            long x = code ^ first;
            long y = code ^ second;
            a &= (x & LOW) + LOW | x;
            b &= (y & LOW) + LOW | y;
        }
        return spread(~a) | spread(~b) << 8;
    }

    @Override
    public int find(byte[] one, int from, byte[] other, int start, int length, byte target) {
        long sum = (target & 0xFF) * BYTES;
        for (int i = 0; i < length; i += 8) {
            long difference = word(one, from + i) ^ word(other, start + i) ^ sum;
            long nonzero = (difference & LOW) + LOW | difference | LOW;
            if (nonzero != -1L) return i + (Long.numberOfTrailingZeros(~nonzero) >> 3);
        }
        return -1;
    }
}
