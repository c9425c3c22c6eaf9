package grundy.cli.option;

import grundy.store.NamedFile;
import java.nio.file.Path;
import java.util.Optional;

/// Files that words of a command line name.
public final class NamedFiles {
    private NamedFiles() {}

    /// @return the file of this name; empty if there is none
    public static Optional<Path> regular(String name) {
        return NamedFile.regular(name);
    }

    /// @throws UsageException if it is no file that can be read
    public static Path existing(String name) {
        return NamedFile.find(name).orElseThrow(() -> missing(name));
    }

    /// @return the problem with a name at which there is no file that can be read
    public static UsageException missing(String name) {
        return new UsageException(NamedFile.fault(name));
    }
}
