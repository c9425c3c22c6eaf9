package grundy.cli;

import grundy.text.Message;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/// Files that options name.
final class NamedFiles {
    private NamedFiles() {}

    /// @return empty if the option is not given
    /// @throws UsageException if no file can be written there
    static Optional<Path> option(ParseResult arguments, String option) {
        String name = arguments.matchedOptionValue(option, "");
        if (name.isEmpty()) return Optional.empty();
        var file = path(name).orElseThrow(() -> new UsageException(Message.of("store.cannot-write", "file", name)));
        var parent = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file) || parent == null || !Files.isDirectory(parent))
            throw new UsageException(Message.of("store.cannot-write", "file", name));
        return Optional.of(file);
    }

    static Optional<Path> path(String name) {
        try {
            return Optional.of(Path.of(name));
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }
}
