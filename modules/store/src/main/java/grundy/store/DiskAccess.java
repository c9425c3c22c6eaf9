package grundy.store;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;

/// Access to the disk through the system calls that make data durable. Tests put another in its place,
/// which fails at a call, or loses what was not synced.
public class DiskAccess {
    public static final DiskAccess SYSTEM = new DiskAccess();

    DiskAccess() {}

    /// Makes a file that was not there; nothing that stands under its name is followed.
    FileChannel make(Path file) throws IOException {
        return FileChannel.open(file, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
    }

    /// Writes all that remains in the buffer.
    public void write(FileChannel channel, ByteBuffer bytes, long at) throws IOException {
        int start = bytes.position();
        while (bytes.hasRemaining()) channel.write(bytes, at + bytes.position() - start);
    }

    /// Makes what was written to a file last.
    public void sync(FileChannel channel) throws IOException {
        channel.force(true);
    }

    /// Makes what was written to mapped memory last.
    public void sync(MemorySegment mapped) throws IOException {
        mapped.force();
    }

    /// Renames a file; the file that had the new name before stays there until then.
    void rename(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    }

    /// Makes the names in a folder last. Where a system does not open folders it does so itself.
    public void syncFolder(Path folder) throws IOException {
        FileChannel channel;
        try {
            channel = FileChannel.open(folder, StandardOpenOption.READ);
        } catch (IOException _) {
            return;
        }
        try (channel) {
            channel.force(true);
        }
    }

    /// @return the folder that a file stands in
    public static Path folder(Path file) {
        var parent = file.toAbsolutePath().getParent();
        return parent == null ? file.toAbsolutePath() : parent;
    }
}
