package grundy.store.atlas;

import grundy.limit.LimitException;
import grundy.store.FolderMaker;
import grundy.store.StoreException;
import grundy.text.Message;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/// The rows of a survey as they are found, a line each after its checksum, added at the end and never changed:
/// after a kill or a crash all but the last second of them are there. A line that is damaged is as if it had
/// never been written.
public final class AtlasJournal implements AutoCloseable {
    static final String NAME = "rows.journal";
    private static final long SYNC_EVERY = TimeUnit.SECONDS.toNanos(1);
    private static final String CERTIFICATES = "certificates";

    private final Path file;
    private final FileChannel channel;
    private final Map<Long, AtlasRow> rows = new TreeMap<>();
    private long synced = System.nanoTime();

    private AtlasJournal(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /// Begins a survey in a folder, or takes up the one that is there.
    ///
    /// @throws StoreException if the folder holds another survey, or somebody is at work in it
    /// @throws LimitException if it cannot be written to
    public static AtlasJournal open(Path folder, AtlasHeading heading) throws IOException {
        var file = folder.resolve(NAME);
        if (Files.notExists(file)) requireFresh(folder);
        var channel = JournalChannel.open(folder, NAME);
        try {
            var journal = new AtlasJournal(file, channel);
            journal.read(heading, folder);
            return journal;
        } catch (RuntimeException | IOException fault) {
            channel.close();
            throw fault;
        }
    }

    /// Makes a folder, where it is not there yet.
    ///
    /// @throws StoreException if it cannot be made, or there is anything in it
    public static void requireFresh(Path folder) throws IOException {
        FolderMaker.make(folder);
        try (var files = Files.list(folder)) {
            if (files.findAny().isPresent())
                throw new StoreException(Message.of("store.atlas.not-empty", "folder", folder));
        }
    }

    /// @return whether a folder holds a survey, whole or begun
    public static boolean isIn(Path folder) {
        return Files.isRegularFile(folder.resolve(NAME));
    }

    /// @return the rows that a folder holds, in order
    /// @throws StoreException if it holds none
    public static Map<Long, AtlasRow> rows(Path folder) throws IOException {
        var file = folder.resolve(NAME);
        if (Files.notExists(file)) throw new StoreException(Message.of("store.atlas.none", "folder", folder));
        return rows(Files.readAllBytes(file));
    }

    /// @return the rows of the lines that are whole; of a game that is there twice the first
    private static Map<Long, AtlasRow> rows(byte[] bytes) {
        var rows = new TreeMap<Long, AtlasRow>();
        for (var line : new String(bytes, StandardCharsets.UTF_8).split("\n", -1))
            AtlasLine.row(line).ifPresent(row -> rows.putIfAbsent(row.number(), row));
        return rows;
    }

    private void read(AtlasHeading heading, Path folder) throws IOException {
        var bytes = Files.readAllBytes(file);
        var own = AtlasLine.of(heading.json()).getBytes(StandardCharsets.UTF_8);
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') end--;
        var first = Arrays.copyOf(bytes, Math.min(own.length, end));
        if (end > 0 && !Arrays.equals(first, own))
            throw new StoreException(Message.of("store.atlas.other", "folder", folder, "family", heading.family()));
        channel.truncate(end);
        channel.position(end);
        if (end == 0) write(own);
        else rows.putAll(rows(Arrays.copyOf(bytes, end)));
    }

    /// @return the rows in order
    public synchronized Map<Long, AtlasRow> rows() {
        return new TreeMap<>(rows);
    }

    /// Adds a row; of one that is there already nothing changes.
    ///
    /// @throws LimitException if the disk is full
    public synchronized void add(AtlasRow row) {
        if (rows.putIfAbsent(row.number(), row) != null) return;
        write(AtlasLine.of(row).getBytes(StandardCharsets.UTF_8));
    }

    private void write(byte[] line) {
        JournalChannel.write(file, channel, ByteBuffer.wrap(line));
        long now = System.nanoTime();
        if (now - synced < SYNC_EVERY) return;
        JournalChannel.sync(file, channel);
        synced = now;
    }

    /// @return the file for the certificate of a game
    ///
    /// @throws LimitException if the disk is full
    public Path certificate(String name) {
        return FolderMaker.make(file.resolveSibling(CERTIFICATES)).resolve(name + ".cert.json");
    }

    @Override
    public synchronized void close() throws IOException {
        try (channel) {
            JournalChannel.sync(file, channel);
        }
    }
}
