package grundy.store.record;

import grundy.store.DataFolder;
import grundy.store.StoreException;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The files of values that are known by their names alone, in one folder.
public record RunFolder(Path folder) {
    private static final String NAME = "[A-Za-z0-9][A-Za-z0-9_-]{0,79}";
    private static final String ENDING = ".run";

    /// @return the one in the user's folder of data
    public static RunFolder ofUser() {
        return new RunFolder(DataFolder.ofUser().resolve("values"));
    }

    /// @param name letters, digits, `-` and `_`, no path
    /// @return the file of that name, which need not exist
    /// @throws StoreException if that is no name
    public Path file(String name) {
        if (!name.matches(NAME)) throw new StoreException(Message.of("store.run-name"));
        return folder.resolve(name + ENDING);
    }

    /// @return the file of that name
    /// @throws StoreException if there is none
    public Path existing(String name) {
        var file = file(name);
        if (!Files.isRegularFile(file)) throw new StoreException(Message.of("store.no-run", "name", name));
        return file;
    }

    /// @return the names of all files there, in order
    public List<String> names() throws IOException {
        var names = new ArrayList<String>();
        if (!Files.isDirectory(folder)) return names;
        try (var files = Files.newDirectoryStream(folder, "*" + ENDING)) {
            for (var file : files) {
                // A pipe would be waited for.
                if (!Files.isRegularFile(file)) continue;
                var name = String.valueOf(file.getFileName());
                names.add(name.substring(0, name.length() - ENDING.length()));
            }
        }
        names.removeIf(name -> !name.matches(NAME));
        names.sort(null);
        return names;
    }
}
