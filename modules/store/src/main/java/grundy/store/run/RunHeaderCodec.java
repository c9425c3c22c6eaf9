package grundy.store.run;

import grundy.check.Evidence;
import grundy.finding.HeapCoding;
import grundy.limit.LimitException;
import grundy.store.StoreException;
import grundy.text.Message;
import grundy.value.Play;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;

/// A header as bytes: magic number, version of the format, turn, length of the rest, the rest, checksum of all
/// these; numbers with the highest byte first.
final class RunHeaderCodec {
    static final long MAGIC = 0x4752_554E_4459_4E53L;
    static final int VERSION = 1;

    /// The length of a header's fixed beginning, which ends with the length of the rest (unit: bytes).
    static final int START_BYTES = Long.BYTES + Integer.BYTES + Long.BYTES + Integer.BYTES;

    private static final int LONGEST_TEXT = 1 << 16;

    private RunHeaderCodec() {}

    /// @param turn counts the headers that were written, the greater is the later
    record Slot(long turn, RunHeader header) {}

    /// @throws LimitException if the header does not fit into a slot
    static ByteBuffer write(RunHeader header, long turn) {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            var body = body(header);
            out.writeLong(MAGIC);
            out.writeInt(VERSION);
            out.writeLong(turn);
            out.writeInt(body.length);
            out.write(body);
            out.writeInt(sum(bytes.toByteArray()));
        } catch (IOException e) {
            throw new AssertionError("Memory is always written to", e);
        }
        if (bytes.size() > RunLayout.SLOT_BYTES)
            throw new LimitException(Message.of(
                    "store.many-rare", "count", header.coding().rare().size()));
        return ByteBuffer.wrap(bytes.toByteArray());
    }

    private static int sum(byte[] bytes) {
        var sum = new CRC32C();
        sum.update(bytes);
        return (int) sum.getValue();
    }

    private static byte[] body(RunHeader header) throws IOException {
        var bytes = new ByteArrayOutputStream();
        var out = new DataOutputStream(bytes);
        text(out, header.rules());
        out.writeByte(header.play() == Play.MISERE ? 1 : 0);
        text(out, header.engine());
        var coding = header.coding();
        out.writeByte(coding.width());
        out.writeInt(coding.mask());
        out.writeBoolean(coding.alternating());
        out.writeByte(coding.shift());
        out.writeLong(header.length());
        out.writeInt(header.tailSum());
        out.writeInt(header.largest());
        out.writeLong(header.largestAt());
        out.writeLong(header.millis());
        out.writeBoolean(header.period().isPresent());
        if (header.period().isPresent()) period(out, header.period().get());
        out.writeInt(coding.rare().size());
        long before = 0;
        for (long heap : coding.rare()) {
            gap(out, heap - before);
            before = heap;
        }
        return bytes.toByteArray();
    }

    private static void text(DataOutputStream out, String text) throws IOException {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length > LONGEST_TEXT) throw new StoreException(Message.of("store.long-rules", "most", LONGEST_TEXT));
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static void period(DataOutputStream out, Evidence.Period period) throws IOException {
        out.writeLong(period.preperiod());
        out.writeLong(period.period());
        out.writeLong(period.saltus());
        out.writeLong(period.verifiedTo());
        text(out, period.theorem());
        out.writeBoolean(period.misere());
    }

    /// Seven bits in a byte, the lowest first; the eighth says that more follow.
    private static void gap(DataOutputStream out, long number) throws IOException {
        long rest = number;
        for (; rest > 127; rest >>>= 7) out.writeByte((int) (rest & 127 | 128));
        out.writeByte((int) rest);
    }

    /// @param start the first bytes of a slot
    /// @return the number of bytes of the header, if it is one; else any number that is not negative
    static int bytes(ByteBuffer start) {
        int length = start.getInt(START_BYTES - Integer.BYTES);
        return Math.clamp((long) START_BYTES + length + Integer.BYTES, START_BYTES, Integer.MAX_VALUE);
    }

    /// @param slot its bytes, those of the header at least
    /// @return empty if it was never written, or not to its end
    /// @throws StoreException if it is of another version of the format
    static Optional<Slot> read(byte[] slot) {
        try (var in = new DataInputStream(new ByteArrayInputStream(slot))) {
            if (in.readLong() != MAGIC) return Optional.empty();
            int version = in.readInt();
            long turn = in.readLong();
            int length = in.readInt();
            int end = START_BYTES + length;
            if (length < 0 || end < 0 || end + Integer.BYTES > slot.length) return Optional.empty();
            var sum = new CRC32C();
            sum.update(slot, 0, end);
            if (ByteBuffer.wrap(slot).getInt(end) != (int) sum.getValue()) return Optional.empty();
            if (version != VERSION)
                throw new StoreException(Message.of("store.version", "found", version, "expected", VERSION));
            return Optional.of(new Slot(turn, header(in))).filter(read -> isSensible(read.header()));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /// Whoever forges a header can make its checksum fit as well.
    private static boolean isSensible(RunHeader header) {
        var coding = header.coding();
        int width = coding.width();
        long before = -1;
        for (long heap : coding.rare()) {
            if (heap <= before && before >= 0 || heap < 0) return false;
            before = heap;
        }
        return (width == 1 || width == 2 || width == 4)
                && coding.shift() >= 0
                && coding.shift() < Integer.SIZE
                && header.length() >= 0
                && before < Math.max(1, header.length());
    }

    private static RunHeader header(DataInputStream in) throws IOException {
        var rules = text(in);
        var play = in.readByte() == 1 ? Play.MISERE : Play.NORMAL;
        var engine = text(in);
        int width = in.readByte();
        int mask = in.readInt();
        boolean alternating = in.readBoolean();
        int shift = in.readByte();
        long length = in.readLong();
        int tailSum = in.readInt();
        int largest = in.readInt();
        long largestAt = in.readLong();
        long millis = in.readLong();
        var period = in.readBoolean() ? Optional.of(period(in)) : Optional.<Evidence.Period>empty();
        var rare = rare(in);
        var coding = new HeapCoding(width, mask, alternating, shift, rare);
        return new RunHeader(rules, play, engine, coding, length, tailSum, largest, largestAt, millis, period);
    }

    private static String text(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > LONGEST_TEXT) throw new IOException();
        return new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }

    private static Evidence.Period period(DataInputStream in) throws IOException {
        return new Evidence.Period(
                in.readLong(), in.readLong(), in.readLong(), in.readLong(), text(in), in.readBoolean());
    }

    private static List<Long> rare(DataInputStream in) throws IOException {
        int count = in.readInt();
        var rare = new ArrayList<Long>();
        long heap = 0;
        for (int i = 0; i < count; i++) {
            int shift = 0;
            int next = in.readUnsignedByte();
            for (; next > 127; next = in.readUnsignedByte()) {
                heap += (long) (next & 127) << shift;
                shift += 7;
            }
            heap += (long) next << shift;
            rare.add(heap);
        }
        return rare;
    }
}
