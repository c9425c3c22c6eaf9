package grundy.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// Empties the folder in which theorems and tables are kept before each class of tests, so that no class
/// depends on what another one had proved; registered for all tests. Only a folder of a build is emptied.
public final class EmptyDataFolder implements BeforeAllCallback {
    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        var folder = System.getenv("GRUNDY_DATA");
        if (folder == null || context.getRequiredTestClass().getEnclosingClass() != null) return;
        var path = Path.of(folder);
        if (!isOfBuild(path.resolveSibling("")) || !Files.isDirectory(path)) return;
        try (var files = Files.list(path)) {
            for (var each : files.filter(Files::isDirectory).toList()) remove(each);
        }
    }

    private static boolean isOfBuild(Path folder) {
        return folder.endsWith("target") || folder.endsWith(Path.of("target", "quick"));
    }

    private static void remove(Path folder) throws IOException {
        try (var all = Files.walk(folder)) {
            for (var each : all.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(each);
        }
    }
}
