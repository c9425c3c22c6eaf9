package grundy.store;

import grundy.limit.LimitException;
import grundy.text.Message;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// Creates the folders of output files.
public final class FolderMaker {
    /// The most bytes of a file name on common systems.
    private static final int LONGEST_NAME = 255;

    private FolderMaker() {}

    /// Creates a folder and its parents if they do not exist.
    ///
    /// @return the folder
    /// @throws StoreException if the folder cannot be created
    /// @throws LimitException if the disk is full
    public static Path make(Path folder) {
        try {
            return Files.createDirectories(folder);
        } catch (IOException fault) {
            var there = FileFault.nearest(folder);
            if (Files.exists(there) && !Files.isDirectory(there)) throw refusal(folder, Message.of("store.not-folder"));
            if (!Files.isWritable(there) || hasLongName(folder)) throw refusal(folder, FileFault.reason(fault));
            throw WholeFile.refusal(folder, fault);
        }
    }

    private static boolean hasLongName(Path folder) {
        for (var name : folder) if (name.toString().getBytes(StandardCharsets.UTF_8).length > LONGEST_NAME) return true;
        return false;
    }

    private static StoreException refusal(Path folder, Object problem) {
        return new StoreException(Message.of("store.folder", "file", folder, "problem", problem));
    }
}
