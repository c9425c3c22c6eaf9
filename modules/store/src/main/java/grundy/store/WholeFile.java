package grundy.store;

import grundy.limit.LimitException;
import grundy.text.Message;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.core.exc.JacksonIOException;

/// Writes a file to its end or not at all: the old file stays until then. Once the call returns, its
/// content is on the disk, and its name too.
public final class WholeFile {
    private static final int BUFFER = 1 << 16;

    private WholeFile() {}

    /// Writes the content of a file.
    @FunctionalInterface
    public interface Content {
        void to(OutputStream out) throws IOException;
    }

    /// @throws LimitException if the disk is full
    /// @throws StoreException if there can be no file at this place
    public static void write(Path file, Content content) throws IOException {
        write(file, content, DiskAccess.SYSTEM);
    }

    /// Writes a text.
    ///
    /// @throws LimitException if the disk is full
    /// @throws StoreException if there can be no file at this place
    public static void write(Path file, String text) throws IOException {
        write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    public static void write(Path file, Content content, DiskAccess disk) throws IOException {
        boolean there = Files.exists(file);
        var target = there ? file.toRealPath() : file;
        try {
            if (there && !Files.isRegularFile(target)) toDevice(target, content);
            else toFile(target, content, disk);
        } catch (IOException | UncheckedIOException | JacksonIOException e) {
            throw refusal(file, e);
        }
    }

    private static void toDevice(Path device, Content content) throws IOException {
        try (var out = new BufferedOutputStream(Files.newOutputStream(device), BUFFER)) {
            content.to(out);
        }
    }

    private static void toFile(Path target, Content content, DiskAccess disk) throws IOException {
        try (var part = PassingFile.beside(target, disk)) {
            allowAsBefore(target, part.path());
            fill(part, content, disk);
            part.become(target);
        }
    }

    private static void fill(PassingFile part, Content content, DiskAccess disk) throws IOException {
        try (var out = new BufferedOutputStream(new ChannelStream(part.channel(), disk), BUFFER)) {
            content.to(out);
        }
    }

    /// An operation of another program that reads or writes a file.
    @FunctionalInterface
    public interface FileUse {
        void of(Path file) throws IOException;
    }

    /// Lets a program write the file that writes files by itself.
    ///
    /// @param program is given the place to write to, where there is an empty file
    /// @throws LimitException if the disk is full
    /// @throws StoreException if there can be no file at this place
    public static void writeBy(Path file, FileUse program) {
        try (var part = PassingFile.beside(file, DiskAccess.SYSTEM)) {
            program.of(part.path());
            part.become(file);
        } catch (IOException fault) {
            throw refusal(file, fault);
        }
    }

    /// Writes a file that another program reads, and that goes when it has been read.
    ///
    /// @param file in whose folder it is
    /// @throws LimitException if the disk is full
    /// @throws StoreException if there can be no file at this place
    public static void passing(Path file, Content content, FileUse reader) {
        try (var part = PassingFile.beside(file, DiskAccess.SYSTEM)) {
            fill(part, content, DiskAccess.SYSTEM);
            reader.of(part.path());
        } catch (IOException | UncheckedIOException fault) {
            throw refusal(file, fault);
        }
    }

    /// @return a {@link StoreException} where the place allows no file, a {@link LimitException} where the
    ///     disk is full
    static RuntimeException refusal(Path file, Exception fault) {
        var problem = FileFault.reason(fault);
        return FileFault.isOfPlace(file, fault)
                ? new StoreException(Message.of("store.output-refused", "file", file, "problem", problem))
                : new LimitException(Message.of("store.output-full", "file", file, "problem", problem));
    }

    /// Gives the new file the readers of the old one, and no others.
    private static void allowAsBefore(Path target, Path part) throws IOException {
        if (!Files.exists(target)) return;
        try {
            Files.setPosixFilePermissions(part, Files.getPosixFilePermissions(target));
        } catch (UnsupportedOperationException _) {
            // The system has no such permissions.
        }
    }

    /// A stream into a channel that stays open when the stream is closed, since it is yet to be synced.
    private static final class ChannelStream extends OutputStream {
        private final FileChannel channel;
        private final DiskAccess disk;
        private long at;

        ChannelStream(FileChannel channel, DiskAccess disk) {
            this.channel = channel;
            this.disk = disk;
        }

        @Override
        public void write(int one) throws IOException {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            disk.write(channel, ByteBuffer.wrap(bytes, from, count), at);
            at += count;
        }
    }
}
