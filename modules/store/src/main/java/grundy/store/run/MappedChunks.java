package grundy.store.run;

import grundy.finding.CodeChunks;
import grundy.limit.LimitException;
import grundy.store.DiskAccess;
import grundy.store.FileFault;
import grundy.text.Message;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/// Chunks that are the blocks of a file, mapped. The memory is the system's cache of the file, not the machine's.
///
/// Every block is filled with zeros before it is mapped: where a disk that is full is found out by writing to mapped
/// memory, there is no way to go on.
final class MappedChunks implements CodeChunks, AutoCloseable {
    /// Blocks in one mapping: systems allow some ten thousand mappings of a process.
    private static final int WINDOW = 64;

    private final Path file;
    private final FileChannel channel;
    private final DiskAccess disk;
    private final Arena arena = Arena.ofShared();
    private final Map<Long, MemorySegment> windows = new HashMap<>();
    private int width;
    private long blocks;

    /// @param width bytes of a code; 0 if none was written yet
    /// @param blocks blocks that are in the file
    MappedChunks(Path file, FileChannel channel, DiskAccess disk, int width, long blocks) {
        this.file = file;
        this.channel = channel;
        this.disk = disk;
        this.width = width;
        this.blocks = blocks;
    }

    @Override
    public MemorySegment chunk(long number, int codeWidth) {
        if (width == 0) width = codeWidth;
        if (width != codeWidth)
            throw new AssertionError("An engine changed the width of its codes from " + width + " to " + codeWidth);
        while (blocks <= number) append();
        var window = windows.computeIfAbsent(number / WINDOW, this::map);
        return window.asSlice(number % WINDOW * RunLayout.stride(width), RunLayout.codeBytes(width));
    }

    /// @throws LimitException if the file cannot be as long as that: the mapping makes it so
    private MemorySegment map(long number) {
        try {
            return channel.map(
                    FileChannel.MapMode.READ_WRITE,
                    RunLayout.blockAt(number * WINDOW, width),
                    WINDOW * RunLayout.stride(width),
                    arena);
        } catch (IOException e) {
            throw full(file, e);
        }
    }

    /// @throws LimitException if the disk is full
    private void append() {
        try {
            zero(disk, channel, RunLayout.blockAt(blocks, width), RunLayout.blockAt(blocks + 1, width));
        } catch (IOException e) {
            throw full(file, e);
        }
        blocks++;
    }

    static void zero(DiskAccess disk, FileChannel channel, long from, long to) throws IOException {
        var zeros = ByteBuffer.allocateDirect(1 << 16);
        for (long at = from; at < to; at += zeros.capacity())
            disk.write(channel, zeros.clear().limit((int) Math.min(zeros.capacity(), to - at)), at);
    }

    static LimitException full(Path file, Exception problem) {
        return new LimitException(Message.of("store.full", "file", file, "problem", FileFault.reason(problem)));
    }

    @Override
    public void close() {
        arena.close();
    }
}
