package grundy.store.run;

import grundy.check.Evidence;
import grundy.finding.CodeChunks;
import grundy.finding.CodeDecoder;
import grundy.finding.HeapCoding;
import grundy.limit.LimitException;
import grundy.store.DiskAccess;
import grundy.store.StoreException;
import grundy.text.Message;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A file of values that is written: locked, its blocks mapped, its header brought up to date now and then.
///
/// At any moment the file on disk has a header that is whole, and all codes that this header speaks of. Bytes
/// after these are discarded when the file is opened again.
final class RunFile implements AutoCloseable {
    private final Path file;
    private final FileChannel channel;
    private final DiskAccess disk;
    /// The system's key of the file, whatever stands under its name; null where it has no such thing.
    private final @Nullable Object key;

    private final MappedChunks chunks;
    private final @Nullable Damage damage;
    private @Nullable RunHeader header;
    private long turn;

    /// A block whose checksum does not fit; it and all after it are computed again.
    record Damage(long block, long firstHeap, long lastHeap) {}

    private RunFile(
            Path file,
            FileChannel channel,
            DiskAccess disk,
            MappedChunks chunks,
            @Nullable RunHeader header,
            long turn,
            @Nullable Damage damage)
            throws IOException {
        this.file = file;
        this.channel = channel;
        this.disk = disk;
        this.key = key(file);
        this.chunks = chunks;
        this.header = header;
        this.turn = turn;
        this.damage = damage;
    }

    /// Opens a file to go on with it, or makes a new one. Reads all of it: no block is gone on with unless its
    /// checksum fits.
    ///
    /// @throws StoreException if it is no file of values, or another run is writing to it
    /// @throws LimitException if the disk is full
    static RunFile open(Path file) throws IOException {
        return open(file, DiskAccess.SYSTEM);
    }

    static RunFile open(Path file, DiskAccess disk) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file))
            throw new StoreException(Message.of("store.not-a-file", "file", file));
        var channel = channel(file);
        try {
            lock(file, channel);
            var slot = RunLayout.header(channel);
            return slot.isPresent() ? open(file, channel, disk, slot.get()) : create(file, channel, disk);
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    /// @throws LimitException if there is a folder that may be written to, but no room
    private static FileChannel channel(Path file) throws IOException {
        try {
            return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        } catch (NoSuchFileException | AccessDeniedException e) {
            throw e;
        } catch (IOException e) {
            throw MappedChunks.full(file, e);
        }
    }

    private static @Nullable Object key(Path file) throws IOException {
        return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    }

    /// Checks that the file still has its name: values that are written to a file without one would be
    /// lost, and nobody would know.
    ///
    /// @throws LimitException if the file was deleted or moved, or another stands in its place
    void requireThere() throws IOException {
        try {
            if (Objects.equals(key, key(file))) return;
        } catch (NoSuchFileException _) {
            // It was deleted.
        }
        throw new LimitException(Message.of("store.gone", "file", file));
    }

    private static void lock(Path file, FileChannel channel) throws IOException {
        try {
            if (channel.tryLock() != null) return;
        } catch (OverlappingFileLockException _) {
            // a run in this very process
        }
        throw new StoreException(Message.of("store.locked", "file", file));
    }

    /// A run that was ended while it made the file left nothing but zeros, or the beginning of its first header.
    private static RunFile create(Path file, FileChannel channel, DiskAccess disk) throws IOException {
        if (channel.size() > RunLayout.BLOCKS_AT || !isUnbegun(channel))
            throw new StoreException(Message.of("store.not-a-run", "file", file));
        try {
            MappedChunks.zero(disk, channel, 0, RunLayout.BLOCKS_AT);
        } catch (IOException e) {
            channel.close();
            Files.deleteIfExists(file);
            throw MappedChunks.full(file, e);
        }
        return new RunFile(file, channel, disk, new MappedChunks(file, channel, disk, 0, 0), null, 0, null);
    }

    /// The first header goes to the second slot.
    private static boolean isUnbegun(FileChannel channel) throws IOException {
        var bytes = ByteBuffer.allocate((int) channel.size());
        RunLayout.readUpTo(channel, bytes, 0);
        bytes.flip();
        boolean isStarted = bytes.limit() >= RunLayout.SLOT_BYTES + Long.BYTES
                && bytes.getLong(RunLayout.SLOT_BYTES) == RunHeaderCodec.MAGIC;
        if (isStarted) bytes.limit(RunLayout.SLOT_BYTES);
        return bytes.mismatch(ByteBuffer.allocate(bytes.limit())) < 0;
    }

    private static RunFile open(Path file, FileChannel channel, DiskAccess disk, RunHeaderCodec.Slot slot)
            throws IOException {
        var header = slot.header();
        var blocks = new RunBlocks(channel, header);
        var damaged = blocks.firstDamaged();
        Damage damage = null;
        if (damaged.isPresent()) {
            long block = damaged.getAsLong();
            long first = block * CodeChunks.HEAPS;
            damage = new Damage(block, first, first + blocks.heaps(block) - 1);
            header = header.truncatedTo(first);
        }
        int width = header.coding().width();
        long whole = header.length() / CodeChunks.HEAPS;
        long blockCount = header.blocks();
        var run = new RunFile(
                file,
                channel,
                disk,
                new MappedChunks(file, channel, disk, width, blockCount),
                header,
                slot.turn(),
                damage);
        if (damage != null) run.write(header);
        channel.truncate(RunLayout.blockAt(blockCount, width));
        if (blockCount > whole)
            MappedChunks.zero(
                    disk,
                    channel,
                    RunLayout.blockAt(whole, width) + header.length() % CodeChunks.HEAPS * width,
                    RunLayout.blockAt(blockCount, width));
        return run;
    }

    /// @return empty for a new file
    Optional<RunHeader> header() {
        return Optional.ofNullable(header);
    }

    Optional<Damage> damage() {
        return Optional.ofNullable(damage);
    }

    CodeChunks chunks() {
        return chunks;
    }

    /// Gives a file the header of a run that has not begun.
    void begin(RunHeader first) throws IOException {
        write(first);
        disk.syncFolder(DiskAccess.folder(file));
    }

    /// @return whether the file is as {@link #finish} leaves it
    boolean isSettled() throws IOException {
        return RunLayout.isSettled(channel, header().orElseThrow());
    }

    /// Makes what has been worked out last: the codes first, then the header that speaks of them.
    ///
    /// @param millis of work altogether
    RunHeader checkpoint(long length, HeapCoding coding, Optional<Evidence.Period> period, long millis)
            throws IOException {
        requireThere();
        var before = header().orElseThrow();
        int largest = before.largest();
        long largestAt = before.largestAt();
        int tailSum = 0;
        long end = largest < 0 ? 0 : before.length();
        var decoder = new CodeDecoder(coding);
        for (long number = end / CodeChunks.HEAPS; number * CodeChunks.HEAPS < length; number++) {
            long first = number * CodeChunks.HEAPS;
            int heaps = (int) Math.min(CodeChunks.HEAPS, length - first);
            var segment = chunks.chunk(number, coding.width());
            var codes = segment.asByteBuffer().limit(heaps * coding.width());
            for (int i = (int) Math.max(0, end - first); i < heaps; i++) {
                int value = decoder.value(first + i, RunBlocks.code(codes, i, coding.width()));
                if (value <= largest) continue;
                largest = value;
                largestAt = first + i;
            }
            disk.sync(segment);
            if (heaps == CodeChunks.HEAPS)
                disk.write(channel, RunLayout.seal(number, codes), RunLayout.sealAt(number, coding.width()));
            else tailSum = RunLayout.sum(codes);
        }
        disk.sync(channel);
        var next = new RunHeader(
                before.rules(),
                before.play(),
                before.engine(),
                coding,
                length,
                tailSum,
                largest,
                largestAt,
                millis,
                period);
        write(next);
        return next;
    }

    /// Makes a run that has come to its end last: nothing is after its heaps, and both slots are alike. So the
    /// bytes of the file are the same however often the run was broken off.
    RunHeader finish(long length, HeapCoding coding, Optional<Evidence.Period> period) throws IOException {
        int within = (int) (length % CodeChunks.HEAPS);
        if (within > 0)
            chunks.chunk(length / CodeChunks.HEAPS, coding.width())
                    .asSlice((long) within * coding.width())
                    .fill((byte) 0);
        checkpoint(length, coding, period, 0);
        return settle();
    }

    /// Writes the header to both slots, with their least turns. At any moment one of them is whole.
    RunHeader settle() throws IOException {
        requireThere();
        var last = header().orElseThrow().settled();
        for (long slot : new long[] {(turn + 1) % RunLayout.SLOTS, turn % RunLayout.SLOTS}) {
            disk.write(channel, RunLayout.slot(last, slot), slot * RunLayout.SLOT_BYTES);
            disk.sync(channel);
        }
        turn = RunLayout.SLOTS - 1L;
        header = last;
        requireThere();
        return last;
    }

    private void write(RunHeader next) throws IOException {
        var bytes = RunLayout.slot(next, turn + 1);
        disk.write(channel, bytes, (turn + 1) % RunLayout.SLOTS * RunLayout.SLOT_BYTES);
        disk.sync(channel);
        turn++;
        header = next;
    }

    /// Ends the file after the last block that the header speaks of. What is not in the header is lost.
    @Override
    public void close() throws IOException {
        chunks.close();
        try (channel) {
            if (header == null) Files.deleteIfExists(file);
            else
                channel.truncate(
                        RunLayout.blockAt(header.blocks(), header.coding().width()));
        }
    }
}
