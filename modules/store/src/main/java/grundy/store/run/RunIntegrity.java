package grundy.store.run;

import grundy.finding.CodeChunks;
import grundy.text.Message;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Checks that the bytes of a file of values are those that a run leaves: both headers whole, with nothing but
/// zeros after them, every block as its checksum says, and zeros alone after the last heap of a file that was
/// finished. What a run that was broken off left after its header is never read again, and not looked at.
final class RunIntegrity {
    private static final int STEP = 1 << 16;

    private final Path file;
    private final FileChannel channel;
    private final RunBlocks blocks;
    private final RunHeader header;

    /// @param header the one that counts
    RunIntegrity(Path file, FileChannel channel, RunBlocks blocks, RunHeader header) {
        this.file = file;
        this.channel = channel;
        this.blocks = blocks;
        this.header = header;
    }

    /// Cost: the file is read once.
    ///
    /// @return the first fault; empty if there is none
    Optional<Message> fault() throws IOException {
        var slots = new RunHeaderCodec.@Nullable Slot[RunLayout.SLOTS];
        for (int i = 0; i < RunLayout.SLOTS; i++) {
            var bytes = slot(i);
            slots[i] = RunHeaderCodec.read(bytes).orElse(null);
            if (!isWhole(bytes, slots[i], i)) return damagedSlot(i);
        }
        boolean settled = slots[0] != null && slots[1] != null && slots[0].turn() == 0 && slots[1].turn() == 1;
        if (settled && !slots[0].header().equals(slots[1].header())) return damagedSlot(0);
        if (slots[0] == null && header.length() > 0 || slots[1] == null) return damagedSlot(slots[0] == null ? 0 : 1);
        var damaged = blocks.firstDamaged();
        if (damaged.isPresent()) return Optional.of(damageMessage(file, blocks, damaged.getAsLong()));
        return settled && !endsInZeros()
                ? Optional.of(Message.of("store.damaged-end", "file", file))
                : Optional.empty();
    }

    /// @param number of a block
    /// @return a message that the checksum of a block does not fit
    static Message damageMessage(Path file, RunBlocks blocks, long number) {
        long first = number * CodeChunks.HEAPS;
        long last = first + blocks.heaps(number) - 1;
        return Message.of("store.damaged", "file", file, "block", number, "from", first, "to", last);
    }

    private byte[] slot(int number) throws IOException {
        var bytes = ByteBuffer.allocate(RunLayout.SLOT_BYTES);
        RunLayout.readUpTo(channel, bytes, (long) number * RunLayout.SLOT_BYTES);
        return bytes.array();
    }

    private static boolean isWhole(byte[] bytes, RunHeaderCodec.@Nullable Slot slot, int number) {
        if (slot == null) return isZero(ByteBuffer.wrap(bytes));
        return slot.turn() % RunLayout.SLOTS == number
                && ByteBuffer.wrap(bytes).equals(RunLayout.slot(slot.header(), slot.turn()));
    }

    private Optional<Message> damagedSlot(int number) {
        return Optional.of(Message.of("store.damaged-header", "file", file, "number", number + 1));
    }

    private boolean endsInZeros() throws IOException {
        int width = header.coding().width();
        long end = RunLayout.blockAt(header.blocks(), width);
        if (channel.size() != end) return false;
        if (header.length() % CodeChunks.HEAPS == 0) return true;
        long at = RunLayout.blockAt(header.blocks() - 1, width) + header.length() % CodeChunks.HEAPS * width;
        for (; at < end; at += STEP) {
            var bytes = ByteBuffer.allocate((int) Math.min(STEP, end - at));
            RunLayout.readUpTo(channel, bytes, at);
            if (!isZero(bytes.clear())) return false;
        }
        return true;
    }

    private static boolean isZero(ByteBuffer bytes) {
        return bytes.mismatch(ByteBuffer.allocate(bytes.remaining())) < 0;
    }
}
