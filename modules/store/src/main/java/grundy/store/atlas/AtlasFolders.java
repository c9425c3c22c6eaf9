package grundy.store.atlas;

import grundy.store.DataFolder;
import grundy.store.StoreException;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// The folder with the user's surveys, which has a folder for each.
public final class AtlasFolders {
    private static final Pattern NAME = Pattern.compile("[a-z0-9-]{1,80}");

    private AtlasFolders() {}

    /// @return the folder that holds all of them
    public static Path ofUser() {
        return DataFolder.ofUser().resolve("surveys");
    }

    /// @return the names of all surveys, finished or not, in order
    public static List<String> names() throws IOException {
        var names = new ArrayList<String>();
        if (!Files.isDirectory(ofUser())) return names;
        try (var folders = Files.newDirectoryStream(ofUser(), AtlasJournal::isIn)) {
            for (var folder : folders) names.add(String.valueOf(folder.getFileName()));
        }
        names.removeIf(name -> !NAME.matcher(name).matches());
        names.sort(null);
        return names;
    }

    /// @param name one of {@link #names}
    /// @throws StoreException if there is no such survey
    public static Path existing(String name) {
        if (NAME.matcher(name).matches()) {
            var folder = ofUser().resolve(name);
            if (AtlasJournal.isIn(folder)) return folder;
        }
        throw new StoreException(Message.of("store.atlas.unknown", "name", name));
    }
}
