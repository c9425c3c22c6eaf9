package grundy.store;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;

/// A disk of one folder whose power goes at a call. Of what was written since the last sync any sectors may be there
/// or not, of what was named since the folder was synced any names. That mapped memory was synced by itself is not
/// counted: so a run must sync its file as well.
final class LosingDisk extends UnsyncedDisk {
    private static final int SECTOR = 512;

    private final Path folder;
    private final int at;
    private int calls;

    /// What lasts of each file, whatever its name.
    private final Map<Object, byte[]> contents = new HashMap<>();

    private Map<String, Object> names = Map.of();

    /// The names and contents when the power went.
    private final Map<Object, byte[]> written = new HashMap<>();

    private Map<String, Object> named = Map.of();

    /// The power went: no part of the program sees that.
    static final class PowerLossException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /// @param at the call before which it goes
    LosingDisk(Path folder, int at) {
        this.folder = folder;
        this.at = at;
    }

    private void next() throws IOException {
        if (++calls != at) return;
        named = listed();
        for (var name : named.entrySet())
            written.put(name.getValue(), Files.readAllBytes(folder.resolve(name.getKey())));
        throw new PowerLossException();
    }

    private Map<String, Object> listed() throws IOException {
        var listed = new HashMap<String, Object>();
        try (var files = Files.list(folder)) {
            for (var file : files.toList()) listed.put(file.getFileName().toString(), key(file));
        }
        return listed;
    }

    private static Object key(Path file) throws IOException {
        return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    }

    @Override
    FileChannel make(Path file) throws IOException {
        next();
        return super.make(file);
    }

    @Override
    public void write(FileChannel channel, ByteBuffer bytes, long place) throws IOException {
        next();
        super.write(channel, bytes, place);
    }

    /// A file that has another size than all others is the one that the channel is of.
    @Override
    public void sync(FileChannel channel) throws IOException {
        next();
        super.sync(channel);
        for (var name : listed().entrySet()) {
            var file = folder.resolve(name.getKey());
            if (Files.size(file) == channel.size()) contents.put(name.getValue(), Files.readAllBytes(file));
        }
    }

    @Override
    public void sync(MemorySegment mapped) throws IOException {
        next();
        super.sync(mapped);
    }

    @Override
    void rename(Path from, Path to) throws IOException {
        next();
        super.rename(from, to);
    }

    @Override
    public void syncFolder(Path place) throws IOException {
        next();
        super.syncFolder(place);
        names = listed();
    }

    /// Puts into a folder what the disk has after the power came back; all as it is if it never went.
    void restore(Path place, Random random) throws IOException {
        if (calls < at) return;
        for (var name : listed().keySet()) Files.delete(folder.resolve(name));
        var all = new TreeSet<>(names.keySet());
        all.addAll(named.keySet());
        for (var name : all) {
            var key = random.nextBoolean() ? names.get(name) : named.get(name);
            if (key != null) Files.write(place.resolve(name), content(key, random));
        }
    }

    private byte[] content(Object key, Random random) {
        var before = contents.getOrDefault(key, new byte[0]);
        var after = written.getOrDefault(key, before);
        var content = Arrays.copyOf(before, random.nextBoolean() ? before.length : after.length);
        int chance = random.nextInt(5);
        for (int from = 0; from < content.length && from < after.length; from += SECTOR)
            if (random.nextInt(4) < chance)
                System.arraycopy(
                        after, from, content, from, Math.min(SECTOR, Math.min(content.length, after.length) - from));
        return content;
    }
}
