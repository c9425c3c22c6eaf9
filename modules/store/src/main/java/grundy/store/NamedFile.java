package grundy.store;

import grundy.text.Message;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Files to be read that a user has named. Folders, pipes, sockets and devices are none: they cannot be read from the
/// beginning to the end, or not twice.
public final class NamedFile {
    /// The folders that once stood at the root of the sources, and are still asked for there.
    private static final List<Path> MOVED = List.of(Path.of("catalogue"), Path.of("judge"));

    private static final String NOW_IN = "games";

    private NamedFile() {}

    /// @return the file of that name, if there is one that can be read
    public static Optional<Path> find(String name) {
        return regular(name).filter(Files::isReadable);
    }

    /// @return the file of that name, if there is one, though it may not be read
    public static Optional<Path> regular(String name) {
        return path(name).map(path -> locate(Path.of(""), path)).filter(Files::isRegularFile);
    }

    /// @param at the folder from which paths lead
    /// @return the present place of the file of a path
    static Path locate(Path at, Path path) {
        var there = at.resolve(path);
        if (MOVED.stream().noneMatch(path.normalize()::startsWith) || Files.exists(there)) return there;
        var moved = at.resolve(NOW_IN).resolve(path);
        return Files.exists(moved) ? moved : there;
    }

    /// @return empty if no file can have such a name
    public static Optional<Path> path(String name) {
        try {
            return Optional.of(Path.of(name));
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }

    /// @param name under which {@link #find} has found no file
    /// @return the reason why a file of that name cannot be read
    public static Message fault(String name) {
        var key = path(name).filter(Files::exists).map(NamedFile::kind).orElse("store.file.none");
        return Message.of(key, "file", name);
    }

    private static String kind(Path there) {
        if (Files.isDirectory(there)) return "store.file.folder";
        return Files.isRegularFile(there) ? "store.file.unreadable" : "store.file.other";
    }
}
