package grundy.check.period;

import grundy.check.Evidence;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Goes through the values of the heaps 0, 1, ... that a theorem needs, and makes of them what a certificate says.
public final class ValuesDigest {
    private static final int AT_ONCE = 1 << 14;

    private final Evidence.Period period;
    private final MessageDigest digest;
    private final ValueStatistics before = new ValueStatistics();
    private final ValueStatistics within = new ValueStatistics();
    private final ByteBuffer bytes =
            ByteBuffer.allocate(AT_ONCE * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);

    /// @param period to which heap it looks, and which values it keeps apart
    public ValuesDigest(Evidence.Period period) {
        this.period = period;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("Every Java has SHA-256", e);
        }
    }

    /// Adds the values of the heaps first, first + 1, ..., which follow those added before.
    ///
    /// @param values of these heaps; the array may be used again
    /// @param count how many of them there are
    public void add(long first, int[] values, int count) {
        for (int i = 0; i < count; i++) {
            bytes.putInt(values[i]);
            if (!bytes.hasRemaining()) flush();
        }
        part(before, 0, period.preperiod(), first, values, count);
        part(within, period.preperiod(), period.preperiod() + period.period(), first, values, count);
    }

    private void flush() {
        digest.update(bytes.array(), 0, bytes.position());
        bytes.clear();
    }

    /// Counts those of the values whose heaps are from `start` to `end - 1`.
    private static void part(ValueStatistics into, long start, long end, long first, int[] values, int count) {
        long from = Math.max(start, first);
        long to = Math.min(end, first + count);
        if (from >= to) return;
        int skipped = (int) (from - first);
        var part = skipped == 0 ? values : Arrays.copyOfRange(values, skipped, (int) (to - first));
        into.add(from, part, (int) (to - from));
    }

    /// @return the digest of what was added, which ends it
    public String hex() {
        flush();
        return "sha256:" + HexFormat.of().formatHex(digest.digest());
    }

    /// @return values that occur before the period and not in it; null if there is a saltus
    public @Nullable List<ExceptionalValue> exceptional() {
        if (period.saltus() > 0) return null;
        var lasting = new BitSet();
        within.rows().forEach(row -> lasting.set(row.value()));
        return before.rows().stream()
                .filter(row -> !lasting.get(row.value()))
                .map(row -> new ExceptionalValue(row.value(), row.last()))
                .toList();
    }
}
