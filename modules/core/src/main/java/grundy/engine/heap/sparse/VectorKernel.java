package grundy.engine.heap.sparse;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/// The kernel in vectors of bytes, a lane each.
final class VectorKernel implements MarkKernel {
    private static final VectorSpecies<Byte> BYTES =
            ByteVector.SPECIES_PREFERRED.length() >= 64 ? ByteVector.SPECIES_512 : ByteVector.SPECIES_256;
    private static final int LANES = BYTES.length();
    private static final VarHandle WORD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final ByteVector BITS;

    static {
        byte[] bits = new byte[LANES];
        for (int i = 0; i < LANES; i++) bits[i] = (byte) (1 << (i & 7));
        BITS = ByteVector.fromArray(BYTES, bits, 0);
    }

    /// @return whether the processor has vectors of 32 bytes or more
    static boolean isFast() {
        return ByteVector.SPECIES_PREFERRED.length() >= 32;
    }

    private final boolean looksUp;
    private final byte[] planes = new byte[8 * LANES];

    /// @param looksUp whether indices are marked by {@link OneHotMarker}, which needs 64 lanes
    VectorKernel(boolean looksUp) {
        this.looksUp = looksUp;
    }

    static VectorKernel fastest() {
        return new VectorKernel(OneHotMarker.IS_FAST);
    }

    @Override
    public int lanes() {
        return LANES;
    }

    @Override
    public boolean needsBits() {
        return !looksUp;
    }

    @Override
    public boolean parts() {
        return true;
    }

    @Override
    public double markThreshold() {
        return looksUp ? 1e-5 : 2e-5;
    }

    @Override
    public boolean comparesFast() {
        return true;
    }

    @Override
    public void fillBits(byte[] codes, int from, int to, byte[] bits) {
        if (looksUp) return;
        for (int at = from; at < to; at += LANES) {
            var index = ByteVector.fromArray(BYTES, codes, at);
            for (int moved = 0; moved < 8; moved++)
                index.lanewise(VectorOperators.XOR, (byte) moved)
                        .and((byte) 7)
                        .selectFrom(BITS)
                        .intoArray(bits, moved * RecentCodes.SIZE + at);
        }
    }

    @Override
    public void mark(RecentCodes recent, int at, PairChoice choice, int most, long[] sets) {
        var pairs = choice.pairs();
        for (int first = 0; first < most; first += 64) {
            if (looksUp) {
                OneHotMarker.mark(
                        recent.codes(), at, pairs, choice.counts()[first / PairChoice.PART], (byte) first, planes);
            } else if (first + 32 < most) {
                markEight(recent, at, pairs, choice.counts()[first / PairChoice.PART], (byte) first, planes);
            } else {
                markFour(recent, at, pairs, choice.counts()[first / PairChoice.PART], (byte) first, planes);
                Arrays.fill(planes, 4 * LANES, 8 * LANES, (byte) 0);
            }
            for (int lane = 0; lane < LANES; lane += 8) toLanes(planes, lane, sets, first / 64 * STRIDE + lane);
        }
    }

    /// A plane for each 8 indices: the index's bit among them in the byte of the lane.
    private static void markEight(RecentCodes recent, int at, MarkedPairs pairs, int count, byte first, byte[] planes) {
        byte[] codes = recent.codes();
        byte[] bits = recent.bits();
        int[] distances = pairs.distances();
        byte[] indices = pairs.indices();
        int[] places = pairs.bits();
        var none = ByteVector.zero(BYTES);
        var a = none;
        var b = none;
        var c = none;
        var d = none;
        var e = none;
        var f = none;
        var g = none;
        var h = none;
        for (int i = 0; i < count; i++) {
            var plane = ByteVector.fromArray(BYTES, codes, at - distances[i])
                    .lanewise(VectorOperators.XOR, (byte) (indices[i] ^ first))
                    .and((byte) 0xF8);
            var bit = ByteVector.fromArray(BYTES, bits, at + places[i]);
            a = none.blend(bit, plane.compare(VectorOperators.EQ, (byte) 0)).or(a);
            b = none.blend(bit, plane.compare(VectorOperators.EQ, (byte) 8)).or(b);
            c = none.blend(bit, plane.compare(VectorOperators.EQ, (byte) 16)).or(c);
            d = none.blend(bit, plane.compare(VectorOperators.EQ, (byte) 24)).or(d);
            e = none.blend(bit, plane.compare(VectorOperators.EQ, (byte) 32)).or(e);
            f = none.blend(bit, plane.compare(VectorOperators.EQ, (byte) 40)).or(f);
            g = none.blend(bit, plane.compare(VectorOperators.EQ, (byte) 48)).or(g);
            h = none.blend(bit, plane.compare(VectorOperators.EQ, (byte) 56)).or(h);
        }
        a.intoArray(planes, 0);
        b.intoArray(planes, LANES);
        c.intoArray(planes, 2 * LANES);
        d.intoArray(planes, 3 * LANES);
        e.intoArray(planes, 4 * LANES);
        f.intoArray(planes, 5 * LANES);
        g.intoArray(planes, 6 * LANES);
        h.intoArray(planes, 7 * LANES);
    }

    private static void markFour(RecentCodes recent, int at, MarkedPairs pairs, int count, byte first, byte[] planes) {
        byte[] codes = recent.codes();
        byte[] bits = recent.bits();
        int[] distances = pairs.distances();
        byte[] indices = pairs.indices();
        int[] places = pairs.bits();
        var none = ByteVector.zero(BYTES);
        var a = none;
        var b = none;
        var c = none;
        var d = none;
        for (int i = 0; i < count; i++) {
            var plane = ByteVector.fromArray(BYTES, codes, at - distances[i])
                    .lanewise(VectorOperators.XOR, (byte) (indices[i] ^ first))
                    .and((byte) 0xF8);
            var bit = ByteVector.fromArray(BYTES, bits, at + places[i]);
            a = none.blend(bit, plane.compare(VectorOperators.EQ, (byte) 0)).or(a);
            b = none.blend(bit, plane.compare(VectorOperators.EQ, (byte) 8)).or(b);
            c = none.blend(bit, plane.compare(VectorOperators.EQ, (byte) 16)).or(c);
            d = none.blend(bit, plane.compare(VectorOperators.EQ, (byte) 24)).or(d);
        }
        a.intoArray(planes, 0);
        b.intoArray(planes, LANES);
        c.intoArray(planes, 2 * LANES);
        d.intoArray(planes, 3 * LANES);
    }

    /// The bytes of eight lanes in each plane become a word for each lane.
    private static void toLanes(byte[] planes, int lane, long[] sets, int at) {
        long mask = 0x00FF00FF00FF00FFL;
        long pairs = 0x0000FFFF0000FFFFL;
        for (int i = 0; i < 8; i++) sets[at + i] = (long) WORD.get(planes, i * LANES + lane);
        for (int i = 0; i < 8; i += 2) {
            long changed = (sets[at + i] >>> 8 ^ sets[at + i + 1]) & mask;
            sets[at + i + 1] ^= changed;
            sets[at + i] ^= changed << 8;
        }
        for (int i = 0; i < 8; i += i % 2 == 0 ? 1 : 3) {
            long changed = (sets[at + i] >>> 16 ^ sets[at + i + 2]) & pairs;
            sets[at + i + 2] ^= changed;
            sets[at + i] ^= changed << 16;
        }
        for (int i = 0; i < 4; i++) {
            long changed = (sets[at + i] >>> 32 ^ sets[at + i + 4]) & 0xFFFFFFFFL;
            sets[at + i + 4] ^= changed;
            sets[at + i] ^= changed << 32;
        }
    }

    @Override
    public void compare(byte[] codes, int at, MarkedPairs pairs, int from, int to, byte[][] candidates, long[] dead) {
        int[] distances = pairs.distances();
        byte[] indices = pairs.indices();
        var one = ByteVector.fromArray(BYTES, candidates[0], 0);
        var two = ByteVector.fromArray(BYTES, candidates[1], 0);
        var three = ByteVector.fromArray(BYTES, candidates[2], 0);
        var four = ByteVector.fromArray(BYTES, candidates[3], 0);
        var a = ByteVector.broadcast(BYTES, (byte) -1);
        var b = a;
        var c = a;
        var d = a;
        for (int i = from; i < to; i++) {
            var index = ByteVector.fromArray(BYTES, codes, at - distances[i]).lanewise(VectorOperators.XOR, indices[i]);
            a = index.lanewise(VectorOperators.XOR, one).lanewise(VectorOperators.UMIN, a);
            b = index.lanewise(VectorOperators.XOR, two).lanewise(VectorOperators.UMIN, b);
            c = index.lanewise(VectorOperators.XOR, three).lanewise(VectorOperators.UMIN, c);
            d = index.lanewise(VectorOperators.XOR, four).lanewise(VectorOperators.UMIN, d);
        }
        dead[0] = a.compare(VectorOperators.EQ, (byte) 0).toLong();
        dead[1] = b.compare(VectorOperators.EQ, (byte) 0).toLong();
        dead[2] = c.compare(VectorOperators.EQ, (byte) 0).toLong();
        dead[3] = d.compare(VectorOperators.EQ, (byte) 0).toLong();
    }

    @Override
    public int find(byte[] one, int from, byte[] other, int start, int length, byte target) {
        var sum = ByteVector.broadcast(BYTES, target);
        for (int i = 0; i < length; i += LANES) {
            var found = ByteVector.fromArray(BYTES, one, from + i)
                    .lanewise(VectorOperators.XOR, ByteVector.fromArray(BYTES, other, start + i))
                    .compare(VectorOperators.EQ, sum);
            if (found.anyTrue()) return i + found.firstTrue();
        }
        return -1;
    }
}
