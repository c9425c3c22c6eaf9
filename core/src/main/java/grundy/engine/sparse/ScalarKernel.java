package grundy.engine.sparse;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/// In words of 64 bits.
final class ScalarKernel implements Kernel {
    private static final VarHandle WORD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long BYTES = 0x0101010101010101L;
    private static final long LOW = 0x7F * BYTES;
    private static final int LANES = 32;

    private static final int ROW = 256;

    private final byte[] marks = new byte[8 * ROW];
    private byte stamp;

    private static long word(byte[] bytes, int at) {
        return (long) WORD.get(bytes, at);
    }

    /// @return a bit for each byte that is 0
    private static long zeros(long bytes) {
        return spread(~((bytes & LOW) + LOW | bytes));
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
    public boolean comparesFast() {
        return false;
    }

    @Override
    public void fillBits(byte[] codes, int from, int to, byte[] bits) {}

    /// Eight lanes at once, each with marks of its own: those that are stamped.
    @Override
    public void mark(Recent recent, int at, Choice choice, int most, long[] sets) {
        var pairs = choice.pairs();
        int count = choice.most();
        for (int lane = 0; lane < LANES; lane += 8) {
            if (++stamp == 0) {
                Arrays.fill(marks, (byte) 0);
                stamp = 1;
            }
            mark(recent.codes(), at + lane, pairs.distances(), pairs.indices(), count, marks, stamp);
            for (int i = 0; i < 8; i++)
                for (int w = 0; 64 * w < most; w++) sets[w * STRIDE + lane + i] = marked(i * ROW + 64 * w);
        }
    }

    private static void mark(
            byte[] codes, int at, int[] distances, byte[] indices, int count, byte[] marks, byte stamp) {
        for (int i = 0; i < count; i++) {
            long index = word(codes, at - distances[i]) ^ (indices[i] & 0xFF) * BYTES;
            marks[(int) index & 0xFF] = stamp;
            marks[ROW + ((int) (index >>> 8) & 0xFF)] = stamp;
            marks[2 * ROW + ((int) (index >>> 16) & 0xFF)] = stamp;
            marks[3 * ROW + ((int) (index >>> 24) & 0xFF)] = stamp;
            marks[4 * ROW + ((int) (index >>> 32) & 0xFF)] = stamp;
            marks[5 * ROW + ((int) (index >>> 40) & 0xFF)] = stamp;
            marks[6 * ROW + ((int) (index >>> 48) & 0xFF)] = stamp;
            marks[7 * ROW + (int) (index >>> 56)] = stamp;
        }
    }

    private long marked(int at) {
        long wanted = (stamp & 0xFF) * BYTES;
        long set = 0;
        for (int i = 0; i < 8; i++) set |= zeros(word(marks, at + 8 * i) ^ wanted) << 8 * i;
        return set;
    }

    @Override
    public void compare(byte[] codes, int at, Pairs pairs, int from, int to, byte[][] candidates, long[] dead) {
        for (int k = 0; k < CANDIDATES; k += 2)
            compareTwo(codes, at, pairs, from, to, candidates[k], candidates[k + 1], k, dead);
    }

    private static void compareTwo(
            byte[] codes, int at, Pairs pairs, int from, int to, byte[] one, byte[] two, int first, long[] dead) {
        int[] distances = pairs.distances();
        byte[] indices = pairs.indices();
        dead[first] = 0;
        dead[first + 1] = 0;
        for (int lane = 0; lane < LANES; lane += 8) {
            long candidate = word(one, lane);
            long other = word(two, lane);
            long a = -1;
            long b = -1;
            int start = at + lane;
            for (int i = from; i < to; i++) {
                long code = word(codes, start - distances[i]) ^ (indices[i] & 0xFF) * BYTES;
                long x = code ^ candidate;
                long y = code ^ other;
                a &= (x & LOW) + LOW | x;
                b &= (y & LOW) + LOW | y;
            }
            dead[first] |= spread(~a) << lane;
            dead[first + 1] |= spread(~b) << lane;
        }
    }

    @Override
    public int find(byte[] one, int from, byte[] other, int start, int length, byte wanted) {
        long sum = (wanted & 0xFF) * BYTES;
        for (int i = 0; i < length; i += 8) {
            long difference = word(one, from + i) ^ word(other, start + i) ^ sum;
            long nonzero = (difference & LOW) + LOW | difference | LOW;
            if (nonzero != -1L) return i + (Long.numberOfTrailingZeros(~nonzero) >> 3);
        }
        return -1;
    }
}
