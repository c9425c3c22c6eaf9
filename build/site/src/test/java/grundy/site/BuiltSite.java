package grundy.site;

import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/// The site of the sources that are tested, built once.
final class BuiltSite {
    static final Path HOME = SourceFiles.root();
    static final Path FOLDER = Path.of("target", "tested").toAbsolutePath();

    private static boolean isBuilt;

    private BuiltSite() {}

    /// Leaves a test out where npm did not fetch what searches in the site.
    static synchronized Path folder() throws IOException {
        Assumptions.assumeTrue(
                Files.exists(HOME.resolve("build/site/node_modules/minisearch")),
                "The site is not tested: npm has not fetched minisearch.");
        Assumptions.assumeTrue(
                Files.exists(HOME.resolve("apps/web/target/page/saved.js")),
                "The site is not tested: the page, which has what plays, is not built.");
        if (!isBuilt) Site.build(HOME, FOLDER);
        isBuilt = true;
        return FOLDER;
    }

    /// @return all its files of this ending, in order
    static List<Path> files(Path folder, String ending) throws IOException {
        try (var files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
