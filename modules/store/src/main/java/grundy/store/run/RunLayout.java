package grundy.store.run;

import grundy.finding.CodeChunks;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.CRC32C;

/// The layout of a file of values: two slots for the header, then blocks of the codes of as many heaps each, and
/// after the codes of each block its seal.
///
/// A seal says which heaps the block has and the checksum of their codes; it is written when the block is full. The
/// checksum of a last block that is not is in the header.
public final class RunLayout {
    public static final int SLOT_BYTES = 1 << 20;
    static final int SLOTS = 2;
    static final long BLOCKS_AT = (long) SLOTS * SLOT_BYTES;
    private static final int SEAL_BYTES = 4096;
    private static final long SEAL_MAGIC = 0x4752_554E_5345_414CL;

    private RunLayout() {}

    static int codeBytes(int width) {
        return CodeChunks.HEAPS * width;
    }

    /// @return bytes from the beginning of a block to that of the next
    static long stride(int width) {
        return codeBytes(width) + (long) SEAL_BYTES;
    }

    static long blockAt(long number, int width) {
        return BLOCKS_AT + number * stride(width);
    }

    /// @return the later of the two headers that are whole; empty if none is
    static Optional<RunHeaderCodec.Slot> header(FileChannel channel) throws IOException {
        var latest = Optional.<RunHeaderCodec.Slot>empty();
        for (int i = 0; i < SLOTS; i++) {
            var start = ByteBuffer.allocate(RunHeaderCodec.START_BYTES);
            readUpTo(channel, start, (long) i * SLOT_BYTES);
            var buffer = ByteBuffer.allocate(Math.min(SLOT_BYTES, RunHeaderCodec.bytes(start)));
            readUpTo(channel, buffer, (long) i * SLOT_BYTES);
            var slot = RunHeaderCodec.read(buffer.array());
            if (slot.isPresent()
                    && (latest.isEmpty() || latest.get().turn() < slot.get().turn())) latest = slot;
        }
        return latest;
    }

    /// @return all bytes of a slot that has this header
    static ByteBuffer slot(RunHeader header, long turn) {
        return ByteBuffer.wrap(Arrays.copyOf(RunHeaderCodec.write(header, turn).array(), SLOT_BYTES));
    }

    /// @return whether both slots have this header, with their least turns, and nothing else
    static boolean isSettled(FileChannel channel, RunHeader header) throws IOException {
        for (int i = 0; i < SLOTS; i++) {
            var buffer = ByteBuffer.allocate(SLOT_BYTES);
            readUpTo(channel, buffer, (long) i * SLOT_BYTES);
            if (!buffer.flip().equals(slot(header.settled(), i))) return false;
        }
        return true;
    }

    /// @param number of a block that is full
    /// @param codes the block's codes, all of them
    /// @return whether the seal fits
    static boolean isSealed(FileChannel channel, long number, int width, ByteBuffer codes) throws IOException {
        var seal = ByteBuffer.allocate(SEAL_BYTES);
        readUpTo(channel, seal, sealAt(number, width));
        return seal.flip().equals(seal(number, sum(codes)));
    }

    static long sealAt(long number, int width) {
        return blockAt(number, width) + codeBytes(width);
    }

    /// @return the seal of a block with these codes
    static ByteBuffer seal(long number, ByteBuffer codes) {
        return seal(number, sum(codes));
    }

    private static ByteBuffer seal(long number, int sum) {
        var seal = ByteBuffer.allocate(SEAL_BYTES)
                .putLong(SEAL_MAGIC)
                .putLong(number * CodeChunks.HEAPS)
                .putLong((number + 1) * CodeChunks.HEAPS - 1)
                .putInt(sum);
        var own = new CRC32C();
        own.update(seal.array(), 0, seal.position());
        return seal.putInt((int) own.getValue()).clear();
    }

    /// @return the checksum of what remains in the buffer, which is left as it is
    static int sum(ByteBuffer bytes) {
        var sum = new CRC32C();
        sum.update(bytes.duplicate());
        return (int) sum.getValue();
    }

    /// @return the number of bytes that were read
    static int readUpTo(FileChannel channel, ByteBuffer into, long at) throws IOException {
        int start = into.position();
        int more = 0;
        while (into.hasRemaining() && more >= 0) more = channel.read(into, at + into.position() - start);
        return into.position() - start;
    }
}
