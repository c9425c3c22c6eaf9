package grundy.store;

import grundy.text.Message;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// Says in words why a file could not be read or written: the system's own are a path alone, or English.
public final class FileFault {
    private FileFault() {}

    /// @param fault of the system
    /// @return the reason, without the name of the file where the reason is known
    public static Message reason(Throwable fault) {
        var root = root(fault);
        return switch (root) {
            case AccessDeniedException _ -> Message.of("store.denied");
            case NoSuchFileException _ -> Message.of("store.nowhere");
            case FileSystemException system
            when system.getReason() instanceof String reason -> Message.of("store.system", "problem", reason);
            default -> Message.of("store.system", "problem", String.valueOf(root.getMessage()));
        };
    }

    /// Returns whether the place does not allow what was asked, so that no room on the disk would help.
    static boolean isOfPlace(Path file, Throwable fault) {
        var root = root(fault);
        return root instanceof AccessDeniedException
                || root instanceof NoSuchFileException
                || !Files.isWritable(nearest(DiskAccess.folder(file)));
    }

    /// @return the nearest folder that exists: this one or one around it
    static Path nearest(Path folder) {
        var there = folder.toAbsolutePath();
        while (there.getParent() instanceof Path around && !Files.exists(there)) there = around;
        return there;
    }

    private static Throwable root(Throwable fault) {
        var cause = fault.getCause();
        return cause == null ? fault : root(cause);
    }

    /// @return the message for a fault of the system, with the file it names
    public static Message message(Throwable fault) {
        return root(fault) instanceof FileSystemException system && system.getFile() instanceof String file
                ? Message.of("store.fault-at", "file", file, "problem", reason(fault))
                : reason(fault);
    }
}
