package grundy.store.atlas;

import grundy.limit.LimitException;
import grundy.store.StoreException;
import grundy.text.Message;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// The file to which a piece of work adds what it has found, and which nobody else adds to meanwhile.
final class JournalChannel {
    private JournalChannel() {}

    /// Makes a folder, where it is not there yet.
    ///
    /// @throws StoreException if it cannot be made
    static void make(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException fault) {
            throw new StoreException(Message.of("store.cannot-write", "file", folder));
        }
    }

    /// @param folder which is there
    /// @param name of the file in it, made if it is not there
    /// @throws StoreException if somebody is at work in the folder
    static FileChannel open(Path folder, String name) throws IOException {
        var channel = FileChannel.open(
                folder.resolve(name), StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        if (isLocked(channel)) return channel;
        channel.close();
        throw new StoreException(Message.of("store.atlas.busy", "folder", folder));
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException _) {
            return false;
        }
    }

    static void write(FileChannel channel, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) channel.write(bytes);
    }

    static LimitException full(Path file, IOException fault) {
        return new LimitException(
                Message.of("store.atlas.full", "file", file, "problem", String.valueOf(fault.getMessage())));
    }
}
