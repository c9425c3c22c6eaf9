package grundy.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/// The files that the program is built from. Folders that a build fills are not entered: their files come and go while
/// other modules are built.
public final class SourceFiles {
    private static final Set<String> NOT_ENTERED = Set.of("target", "node_modules", ".git");

    private SourceFiles() {}

    /// @return the folder of the whole program
    public static Path root() {
        var folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("CHANGELOG.md"))) folder = Objects.requireNonNull(folder.getParent());
        return folder;
    }

    /// @param name of a module of the program, such as `core` or `cli`
    /// @return the folder of the module
    public static Path module(String name) {
        return Stream.of("modules", "apps")
                .map(group -> root().resolve(group).resolve(name))
                .filter(Files::isDirectory)
                .findFirst()
                .orElseThrow();
    }

    /// @param endings of the names of the files, any of them
    /// @return all such files of the program, in order
    public static List<Path> all(String... endings) {
        return below(root(), endings);
    }

    /// @param endings of the names of the files, any of them
    /// @return all such files below a folder, in order
    public static List<Path> below(Path folder, String... endings) {
        var found = new ArrayList<Path>();
        try {
            Files.walkFileTree(folder, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path entered, BasicFileAttributes attributes) {
                    boolean isBuilt = NOT_ENTERED.contains(String.valueOf(entered.getFileName()));
                    return isBuilt ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    if (List.of(endings).stream().anyMatch(file.toString()::endsWith)) found.add(file);
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found.stream().sorted().toList();
    }
}
