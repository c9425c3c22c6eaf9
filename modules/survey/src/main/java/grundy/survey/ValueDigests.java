package grundy.survey;

import grundy.store.Sha256;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.NavigableMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/// Digests of the first values of a sequence, for each power of two that there are values for: two games with the same
/// digest have the same values so far. Half of SHA-256, so that they are as good as equal.
final class ValueDigests {
    private static final int FIRST = 6;
    private static final int BYTES = 16;

    private ValueDigests() {}

    /// @param length how many values there are
    /// @param value of each heap
    /// @return such as `6:00ff…,7:12ab…`; empty if there are few values
    static String of(int length, IntUnaryOperator value) {
        var digest = Sha256.newDigest();
        var text = new StringJoiner(",");
        var block = ByteBuffer.allocate(Integer.BYTES << FIRST).order(ByteOrder.LITTLE_ENDIAN);
        for (int n = 0; n < length; n++) {
            block.putInt(value.applyAsInt(n));
            if (block.hasRemaining()) continue;
            digest.update(block.flip());
            block.clear();
            if (Integer.bitCount(n + 1) == 1) text.add(Integer.numberOfTrailingZeros(n + 1) + ":" + soFar(digest));
        }
        return text.toString();
    }

    private static String soFar(MessageDigest digest) {
        try {
            var whole = ((MessageDigest) digest.clone()).digest();
            return HexFormat.of().formatHex(Arrays.copyOf(whole, BYTES));
        } catch (CloneNotSupportedException fault) {
            throw new AssertionError(fault);
        }
    }

    /// @param text as {@link #of} gives it
    /// @return digests by the exponents of the powers of two
    static NavigableMap<Integer, String> parse(String text) {
        var digests = new TreeMap<Integer, String>();
        for (var part : text.isEmpty() ? new String[0] : text.split(",")) {
            int colon = part.indexOf(':');
            digests.put(Integer.valueOf(part.substring(0, colon)), part.substring(colon + 1));
        }
        return digests;
    }

    /// @return the number of first values that are known of both, a power of two, if these are the same; else 0
    static long same(NavigableMap<Integer, String> one, NavigableMap<Integer, String> other) {
        for (var digest : one.descendingMap().entrySet()) {
            var second = other.get(digest.getKey());
            if (second != null) return second.equals(digest.getValue()) ? 1L << digest.getKey() : 0;
        }
        return 0;
    }

    /// @return a key that games with equal first values share
    static String first(Map<Integer, String> digests) {
        return digests.getOrDefault(FIRST, "");
    }
}
