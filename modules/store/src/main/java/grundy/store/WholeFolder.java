package grundy.store;

import grundy.text.Message;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Several texts as the files of a folder, or of an archive where the place is called `.zip`. Each file is written to
/// its end or not at all.
public final class WholeFolder {
    private static final String ARCHIVE = ".zip";
    private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private WholeFolder() {}

    /// @param files contents by their paths in the folder
    /// @throws StoreException if nothing can be written there
    public static void write(String place, Map<String, String> files) throws IOException {
        try {
            var path = Path.of(place);
            if (isArchive(place)) archive(path, files);
            else if (Files.exists(path)) fill(path, files);
            else whole(path, files);
        } catch (InvalidPathException e) {
            throw fault(place, String.valueOf(e.getMessage()));
        } catch (FileSystemException e) {
            throw fault(place, FileFault.reason(e));
        }
    }

    /// Removes what was written of a new folder where the rest cannot be.
    private static void whole(Path path, Map<String, String> files) throws IOException {
        boolean isWhole = false;
        try {
            fill(path, files);
            isWhole = true;
        } finally {
            if (!isWhole) remove(path);
        }
    }

    private static void fill(Path path, Map<String, String> files) throws IOException {
        for (var file : files.entrySet()) {
            var target = path.resolve(file.getKey());
            var folder = target.getParent();
            if (folder != null) FolderMaker.make(folder);
            WholeFile.write(target, file.getValue());
        }
    }

    /// @return whether files that are written to a place are put into an archive
    public static boolean isArchive(String place) {
        return place.toLowerCase(Locale.ROOT).endsWith(ARCHIVE);
    }

    /// @param place a folder or an archive, which need not be there
    /// @param own a folder in it by which one knows that others like these have been written there
    /// @throws StoreException if it is a folder with something else in it
    public static void requireOwn(String place, String own) throws IOException {
        var path = Path.of(place);
        if (!Files.isDirectory(path) || Files.isDirectory(path.resolve(own))) return;
        try (var files = Files.list(path)) {
            if (files.findAny().isPresent()) throw fault(place, Message.of("store.folder-other", "own", own));
        }
    }

    /// An operation that needs a folder.
    public interface FolderUse<T> {
        T of(Path folder) throws IOException;
    }

    /// Writes a folder that goes when it has been used, with all that was added there.
    public static <T> T passing(Map<String, String> files, FolderUse<T> use) throws IOException {
        var folder = Files.createTempDirectory("grundy");
        try {
            write(folder.toString(), files);
            return use.of(folder);
        } finally {
            remove(folder);
        }
    }

    /// Removes a folder with all that is in it, if it is there.
    public static void remove(Path folder) throws IOException {
        if (Files.notExists(folder)) return;
        try (var files = Files.walk(folder)) {
            for (var each : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(each);
        } catch (UncheckedIOException fault) {
            throw fault.getCause();
        }
    }

    private static StoreException fault(String place, Object problem) {
        return new StoreException(Message.of("store.folder", "file", place, "problem", problem));
    }

    /// Writes the same bytes each time.
    private static void archive(Path path, Map<String, String> files) throws IOException {
        var parent = path.toAbsolutePath().getParent();
        if (Files.isDirectory(path) || parent == null || !Files.isDirectory(parent))
            throw new StoreException(Message.of("store.cannot-write", "file", path));
        WholeFile.write(path, stream -> {
            try (var zip = new ZipOutputStream(stream, StandardCharsets.UTF_8)) {
                for (var file : files.entrySet()) {
                    var entry = new ZipEntry(file.getKey());
                    entry.setTimeLocal(NO_TIME);
                    zip.putNextEntry(entry);
                    zip.write(file.getValue().getBytes(StandardCharsets.UTF_8));
                    zip.closeEntry();
                }
            }
        });
    }
}
