package grundy.store;

import grundy.limit.LimitException;
import grundy.text.Message;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// The folders that files are written to.
public final class FolderMaker {
    /// In bytes, on all systems that there are.
    private static final int LONGEST_NAME = 255;

    private FolderMaker() {}

    /// Makes a folder, and those around it, where they are not there yet.
    ///
    /// @return the folder
    /// @throws StoreException if there can be no folder at this place
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
