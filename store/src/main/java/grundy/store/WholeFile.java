package grundy.store;

import grundy.limit.LimitException;
import grundy.text.Message;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import tools.jackson.core.exc.JacksonIOException;

/// A file that is written to its end or not at all: what was there before stays until then.
public final class WholeFile {
    private static final int BUFFER = 1 << 16;

    private WholeFile() {}

    /// Writes what a file is to have.
    @FunctionalInterface
    public interface Content {
        void to(OutputStream out) throws IOException;
    }

    /// @throws LimitException if the disk is full, or cannot be written to
    public static void write(Path file, Content content) throws IOException {
        boolean there = Files.exists(file);
        var target = there ? file.toRealPath() : file;
        boolean device = there && !Files.isRegularFile(target);
        var part = device ? target : target.resolveSibling(target.getFileName() + ".part");
        try {
            try (var out = new BufferedOutputStream(Files.newOutputStream(part), BUFFER)) {
                content.to(out);
            }
            if (!device) Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException | UncheckedIOException | JacksonIOException e) {
            throw new LimitException(Message.of("store.output-full", "file", file, "problem", root(e)));
        } finally {
            if (!device) Files.deleteIfExists(part);
        }
    }

    /// Writes a text.
    ///
    /// @throws LimitException if the disk is full, or cannot be written to
    public static void write(Path file, String text) throws IOException {
        write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static String root(Throwable fault) {
        return fault.getCause() == null ? String.valueOf(fault.getMessage()) : root(fault.getCause());
    }
}
