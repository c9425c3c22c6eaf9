package grundy.store.run;

import grundy.check.period.ValueStore;
import grundy.finding.CodeChunks;
import grundy.finding.CodeDecoder;
import grundy.store.StoreException;
import grundy.text.Message;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Optional;

/// A file of values that is read; a run may be writing to it meanwhile. Each block is checked before it is used.
public final class RunReader implements ValueStore {
    private static final int KEPT = 4;

    private final Path file;
    private final FileChannel channel;
    private final RunHeader header;
    private final RunBlocks blocks;
    private final CodeDecoder decoder;
    private final LinkedHashMap<Long, int[]> cache = new LinkedHashMap<>(16, 0.75f, true);
    private long latest = -1;
    private int[] latestValues = new int[0];

    private RunReader(Path file, FileChannel channel, RunHeader header) {
        this.file = file;
        this.channel = channel;
        this.header = header;
        this.blocks = new RunBlocks(channel, header);
        this.decoder = new CodeDecoder(header.coding());
    }

    /// @return whether the file is one of values, perhaps with a damaged header
    public static boolean isRun(Path file) throws IOException {
        if (!Files.isRegularFile(file) || Files.size(file) < RunLayout.BLOCKS_AT) return false;
        try (var channel = FileChannel.open(file, StandardOpenOption.READ)) {
            for (int slot = 0; slot < RunLayout.SLOTS; slot++) {
                var magic = ByteBuffer.allocate(Long.BYTES);
                int read = RunLayout.readUpTo(channel, magic, (long) slot * RunLayout.SLOT_BYTES);
                if (read == Long.BYTES && magic.getLong(0) == RunHeaderCodec.MAGIC) return true;
            }
            return false;
        }
    }

    /// @throws StoreException if it is no file of values, or its header is damaged
    public static RunReader open(Path file) throws IOException {
        var channel = FileChannel.open(file, StandardOpenOption.READ);
        try {
            var slot = RunLayout.header(channel);
            if (slot.isEmpty()) throw new StoreException(Message.of("store.not-a-run", "file", file));
            return new RunReader(file, channel, slot.get().header());
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    public RunHeader header() {
        return header;
    }

    public Path file() {
        return file;
    }

    @Override
    public long length() {
        return header.length();
    }

    @Override
    public RunReader again() throws IOException {
        return open(file);
    }

    /// @throws StoreException if its block is damaged
    @Override
    public int value(long heap) {
        long number = heap / CodeChunks.HEAPS;
        if (number != latest) {
            latestValues = cache.computeIfAbsent(number, this::block);
            latest = number;
            if (cache.size() > KEPT) cache.pollFirstEntry();
        }
        return latestValues[(int) (heap % CodeChunks.HEAPS)];
    }

    private int[] block(long number) {
        var values = new int[blocks.heaps(number)];
        try {
            read(number, 0, values, values.length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return values;
    }

    /// Decodes `count` values of a block from its heap `from` on.
    private void read(long number, int from, int[] values, int count) throws IOException {
        long first = number * CodeChunks.HEAPS + from;
        if (!blocks.read(number)) throw new StoreException(RunIntegrity.damageMessage(file, blocks, number));
        int width = header.coding().width();
        var codes = blocks.codes();
        for (int i = 0; i < count; i++) values[i] = decoder.value(first + i, RunBlocks.code(codes, from + i, width));
    }

    /// @throws StoreException if a block is damaged
    @Override
    public void visit(long from, long to, Visitor visitor) throws IOException {
        var values = new int[Math.clamp(to - from + 1, 0, CodeChunks.HEAPS)];
        long first = from;
        while (first <= to) {
            int skipped = (int) (first % CodeChunks.HEAPS);
            int count = (int) Math.min(CodeChunks.HEAPS - skipped, to - first + 1);
            read(first / CodeChunks.HEAPS, skipped, values, count);
            visitor.visit(first, values, count);
            first += count;
        }
    }

    /// Looks at every byte that is ever read again. Cost: the file is read once.
    ///
    /// @return the first that is not as a run leaves it
    public Optional<Message> fault() throws IOException {
        return new RunIntegrity(file, channel, blocks, header).fault();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
