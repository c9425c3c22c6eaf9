package grundy.cli.option;

import grundy.store.NamedFile;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/// Files that words of a command line name.
public final class NamedFiles {
    private NamedFiles() {}

    /// @return empty if no file can have such a name
    public static Optional<Path> path(String name) {
        try {
            return Optional.of(Path.of(name));
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }

    /// @return the file of this name; empty if there is none
    public static Optional<Path> regular(String name) {
        return path(name).filter(Files::isRegularFile);
    }

    /// @throws UsageException if it is no file that can be read
    public static Path existing(String name) {
        return NamedFile.find(name).orElseThrow(() -> missing(name));
    }

    /// @return what stands there instead of a file that can be read
    public static UsageException missing(String name) {
        return new UsageException(NamedFile.fault(name));
    }
}
