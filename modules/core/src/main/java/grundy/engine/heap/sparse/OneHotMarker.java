package grundy.engine.heap.sparse;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/// Marks the indices of options by tables of one-hot bytes, for 64 lanes at once. In loops, values carried
/// from one iteration to the next are arguments rather than receivers; otherwise the JIT compiler may leave them boxed.
final class OneHotMarker {
    private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_512;
    private static final int LANES = 64;

    /// Whether one instruction looks 64 bytes up in a table of 128. Java does not report it:
    /// `-Dgrundy.vbmi=true` says so.
    static final boolean IS_FAST = ByteVector.SPECIES_PREFERRED.length() == LANES && Boolean.getBoolean("grundy.vbmi");

    private static final ByteVector FIRST = table(0);
    private static final ByteVector SECOND = table(1);
    private static final ByteVector THIRD = table(2);
    private static final ByteVector FOURTH = table(3);
    private static final ByteVector FIFTH = table(4);
    private static final ByteVector SIXTH = table(5);
    private static final ByteVector SEVENTH = table(6);
    private static final ByteVector EIGHTH = table(7);

    private OneHotMarker() {}

    /// @return for each of 64 indices its bit among the eight of a plane, or 0 if it is in another one
    private static ByteVector table(int plane) {
        byte[] bits = new byte[LANES];
        for (int i = 8 * plane; i < 8 * plane + 8; i++) bits[i] = (byte) (1 << (i & 7));
        return ByteVector.fromArray(BYTES, bits, 0);
    }

    /// Indices that are not among the 64 find nothing in the second half of the table, which is empty.
    ///
    /// @param count how many of the pairs are marked
    /// @param first index of the 64
    /// @param planes gets for each 8 indices a plane with a byte for each lane
    static void mark(byte[] codes, int at, MarkedPairs pairs, int count, byte first, byte[] planes) {
        int[] distances = pairs.distances();
        byte[] indices = pairs.indices();
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
            var index = ByteVector.fromArray(BYTES, codes, at - distances[i])
                    .lanewise(VectorOperators.XOR, (byte) (indices[i] ^ first))
                    .lanewise(VectorOperators.UMIN, (byte) LANES);
            a = index.selectFrom(FIRST, none).or(a);
            b = index.selectFrom(SECOND, none).or(b);
            c = index.selectFrom(THIRD, none).or(c);
            d = index.selectFrom(FOURTH, none).or(d);
            e = index.selectFrom(FIFTH, none).or(e);
            f = index.selectFrom(SIXTH, none).or(f);
            g = index.selectFrom(SEVENTH, none).or(g);
            h = index.selectFrom(EIGHTH, none).or(h);
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
}
