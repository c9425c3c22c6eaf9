package grundy.store.run;

import grundy.finding.CodeChunks;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.OptionalLong;

/// Reads the codes of a file, block by block, and trusts none before its checksum fits.
final class RunBlocks {
    private final FileChannel channel;
    private final RunHeader header;
    private ByteBuffer codes = ByteBuffer.allocateDirect(0);

    RunBlocks(FileChannel channel, RunHeader header) {
        this.channel = channel;
        this.header = header;
    }

    /// @return the number of blocks; the last may be incomplete
    long count() {
        return header.blocks();
    }

    /// @return the number of heaps in a block
    int heaps(long number) {
        return (int) Math.min(CodeChunks.HEAPS, header.length() - number * CodeChunks.HEAPS);
    }

    /// @return whether the block is whole; then the codes are in {@link #codes()}
    boolean read(long number) throws IOException {
        int width = header.coding().width();
        int bytes = heaps(number) * width;
        if (codes.capacity() < bytes) codes = ByteBuffer.allocateDirect(bytes);
        codes.clear().limit(bytes);
        if (RunLayout.readUpTo(channel, codes, RunLayout.blockAt(number, width)) < codes.limit()) return false;
        codes.flip();
        return heaps(number) == CodeChunks.HEAPS
                ? RunLayout.isSealed(channel, number, width, codes)
                : RunLayout.sum(codes) == header.tailSum();
    }

    /// @return the codes of the block read last
    ByteBuffer codes() {
        return codes;
    }

    /// @return the first block that is not whole
    OptionalLong firstDamaged() throws IOException {
        for (long number = 0; number < count(); number++) if (!read(number)) return OptionalLong.of(number);
        return OptionalLong.empty();
    }

    /// @param width 1, 2 or 4 bytes, the lowest first
    static int code(ByteBuffer codes, int index, int width) {
        return switch (width) {
            case 1 -> codes.get(index) & 0xFF;
            case 2 -> Short.reverseBytes(codes.getShort(2 * index)) & 0xFFFF;
            default -> Integer.reverseBytes(codes.getInt(4 * index));
        };
    }
}
