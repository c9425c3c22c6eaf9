package grundy.store.atlas;

import grundy.limit.LimitException;
import grundy.store.FileFault;
import grundy.store.StoreException;
import grundy.text.Message;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Opens the file to which a piece of work adds its results, and locks it against others.
final class JournalChannel {
    private JournalChannel() {}

    /// @param folder which is there
    /// @param name of the file in it, made if it is not there
    /// @throws StoreException if somebody is at work in the folder, or no file can be there
    /// @throws LimitException if the disk is full
    static FileChannel open(Path folder, String name) throws IOException {
        var file = folder.resolve(name);
        if (Files.exists(file) && !(Files.isRegularFile(file) && Files.isWritable(file)))
            throw new StoreException(Message.of("store.cannot-write", "file", file));
        var channel = open(file);
        if (isLocked(channel)) return channel;
        channel.close();
        throw new StoreException(Message.of("store.atlas.busy", "folder", folder));
    }

    private static FileChannel open(Path file) {
        try {
            return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        } catch (IOException fault) {
            throw full(file, fault);
        }
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException _) {
            return false;
        }
    }

    /// @param file of the channel
    /// @throws LimitException if the disk is full
    static void write(Path file, FileChannel channel, ByteBuffer bytes) {
        try {
            while (bytes.hasRemaining()) channel.write(bytes);
        } catch (IOException fault) {
            throw full(file, fault);
        }
    }

    /// Makes what was written last.
    ///
    /// @param file of the channel
    /// @throws LimitException if the disk is full
    static void sync(Path file, FileChannel channel) {
        try {
            channel.force(false);
        } catch (IOException fault) {
            throw full(file, fault);
        }
    }

    private static LimitException full(Path file, IOException fault) {
        return new LimitException(Message.of("store.atlas.full", "file", file, "problem", FileFault.reason(fault)));
    }
}
