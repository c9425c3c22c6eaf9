package grundy.store.atlas;

import grundy.answer.BoxLayers;
import grundy.json.JsonObject;
import grundy.store.FolderMaker;
import grundy.store.StoreException;
import grundy.store.document.StoredRules;
import grundy.text.Message;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32C;

/// The layers of a box as they are found, while it is not finished: a line that says which box, and of each layer its
/// length, its bytes and their checksum. After a kill all but the last seconds of them are there. Of what takes no
/// longer than that nothing is written.
public final class BoxJournal implements AutoCloseable {
    private static final String NAME = "layers.journal";
    private static final long KEEP_EVERY = TimeUnit.SECONDS.toNanos(3);
    private static final int MOST_LINE = 1 << 20;

    private final Path file;
    private final FileChannel channel;
    private final BoxLayers layers;
    private int journaled;
    private long last = System.nanoTime();
    private boolean finished;

    private BoxJournal(Path file, FileChannel channel, BoxLayers layers) {
        this.file = file;
        this.channel = channel;
        this.layers = layers;
    }

    /// Begins with a box, or continues the one that is there.
    ///
    /// @param folder made if it is not there
    /// @param layers none of which is known yet
    /// @throws StoreException if the folder holds the beginning of another box, or somebody is at work in it
    public static BoxJournal open(Path folder, BoxLayers layers) throws IOException {
        var file = folder.resolve(NAME);
        FolderMaker.make(folder);
        var channel = JournalChannel.open(folder, NAME);
        try {
            var journal = new BoxJournal(file, channel, layers);
            journal.read(folder);
            return journal;
        } catch (RuntimeException | IOException fault) {
            channel.close();
            throw fault;
        }
    }

    private byte[] heading() {
        var box = new JsonObject()
                .put("box", 1)
                .put("rules", StoredRules.text(layers.game()))
                .put("play", layers.play().name())
                .put("values", layers.wantsValues());
        var last = box.putArray("last");
        for (int coordinate : layers.last()) last.add(coordinate);
        return AtlasLine.of(box).getBytes(StandardCharsets.UTF_8);
    }

    private void read(Path folder) throws IOException {
        var heading = heading();
        // The stream is not closed: the channel is written to.
        var in = new DataInputStream(new BufferedInputStream(Channels.newInputStream(channel), MOST_LINE));
        var found = in.readNBytes(heading.length);
        long end = 0;
        if (Arrays.equals(found, heading)) {
            end = heading.length;
            for (long next = layer(in); next > 0; next = layer(in)) end += next;
            journaled = layers.knownLayers();
        } else if (found.length == heading.length || hasLine(found)) {
            throw new StoreException(Message.of("store.box.other", "folder", folder, "file", NAME));
        }
        channel.truncate(end);
        channel.position(end);
        if (end == 0) JournalChannel.write(file, channel, ByteBuffer.wrap(heading));
    }

    private static boolean hasLine(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8).indexOf('\n') >= 0;
    }

    /// @return the length of a layer that is whole (unit: bytes); 0 if there is none
    private long layer(DataInputStream in) throws IOException {
        if (layers.knownLayers() == layers.count()) return 0;
        var head = in.readNBytes(Integer.BYTES);
        if (head.length < Integer.BYTES) return 0;
        int length = ByteBuffer.wrap(head).getInt();
        if (length < 0 || length > channel.size()) return 0;
        var bytes = in.readNBytes(length);
        var sum = in.readNBytes(Integer.BYTES);
        if (bytes.length < length
                || sum.length < Integer.BYTES
                || ByteBuffer.wrap(sum).getInt() != checksum(bytes)) return 0;
        layers.take(bytes);
        return 2L * Integer.BYTES + length;
    }

    private static int checksum(byte[] bytes) {
        var sum = new CRC32C();
        sum.update(bytes);
        return (int) sum.getValue();
    }

    /// Writes what is known by now, if some seconds have passed since that was done.
    ///
    /// @throws grundy.limit.LimitException if the disk is full
    public void keep() {
        if (System.nanoTime() - last < KEEP_EVERY) return;
        keepAll();
        last = System.nanoTime();
    }

    private void keepAll() {
        while (journaled < layers.knownLayers()) {
            var content = layers.encodedLayer(journaled);
            var bytes = ByteBuffer.allocate(2 * Integer.BYTES + content.length);
            JournalChannel.write(
                    file,
                    channel,
                    bytes.putInt(content.length)
                            .put(content)
                            .putInt(checksum(content))
                            .flip());
            journaled++;
        }
        JournalChannel.sync(file, channel);
    }

    /// The box is where it is wanted: its beginnings are no longer needed.
    public void finish() throws IOException {
        finished = true;
        Files.delete(file);
    }

    /// Whoever ends before the box is finished goes on from here.
    @Override
    public void close() throws IOException {
        try (channel) {
            if (!finished && layers.knownLayers() > 0) keepAll();
        }
    }
}
