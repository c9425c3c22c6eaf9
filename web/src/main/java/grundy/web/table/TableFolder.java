package grundy.web.table;

import grundy.store.WholeFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// The folder for tables of a server and of the processes that it starts. It goes with the server, or with the next one
/// where the server was killed.
public final class TableFolder implements AutoCloseable {
    private static final String NAME = "grundy-tables-";
    private final Path folder;

    private TableFolder(Path folder) {
        this.folder = folder;
    }

    /// @return a new one, which this process and its children find by a property
    public static TableFolder open() throws IOException {
        var place = Path.of(System.getProperty("java.io.tmpdir"));
        sweep(place);
        var folder =
                Files.createTempDirectory(place, NAME + ProcessHandle.current().pid() + "-");
        System.setProperty(Tables.FOLDER, folder.toString());
        return new TableFolder(folder);
    }

    /// Removes what servers have left that are no more.
    private static void sweep(Path place) throws IOException {
        try (var folders = Files.newDirectoryStream(place, NAME + "*")) {
            for (var left : folders) {
                var parts =
                        left.getFileName().toString().substring(NAME.length()).split("-", 2);
                if (parts[0].matches("[0-9]{1,18}")
                        && ProcessHandle.of(Long.parseLong(parts[0])).isEmpty()) WholeFolder.remove(left);
            }
        }
    }

    @Override
    public void close() {
        try {
            WholeFolder.remove(folder);
        } catch (IOException _) {
            // The next server removes it.
        }
    }
}
