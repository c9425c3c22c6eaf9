package grundy.cli;

import grundy.store.NamedFile;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/// Files that words of a command line name.
final class NamedFiles {
    private NamedFiles() {}

    /// @return empty if no file can have such a name
    static Optional<Path> path(String name) {
        try {
            return Optional.of(Path.of(name));
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }

    /// @throws UsageException if it is no file that can be read
    static Path existing(String name) {
        return NamedFile.find(name).orElseThrow(() -> new UsageException(NamedFile.fault(name)));
    }
}
