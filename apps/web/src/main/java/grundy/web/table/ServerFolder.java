package grundy.web.table;

import grundy.store.StoreException;
import grundy.store.WholeFolder;
import grundy.text.Message;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The folder in which a server and its processes keep tables and passing files, for its user alone. It goes when the
/// server ends; where the server was killed, the next server of the same user removes it.
///
/// A lock in it says that its server is alive. Folders of other users are never touched.
public final class ServerFolder implements AutoCloseable {
    /// The property by which the processes of a server find its folder.
    public static final String PROPERTY = "grundy.tables";

    private static final String NAME = "grundy-tables-";
    private static final String LOCK = "lock";
    private static final Pattern PROCESS = Pattern.compile(NAME + "(\\d{1,18})-.*");
    private static final int MOST_TRIES = 100;

    private static @Nullable ServerFolder shared;

    private final Path folder;
    private final FileChannel lock;
    private int users;

    /// Finds out whose a folder is.
    interface Ownership {
        /// @return something that is equal just for folders of the same user
        Object of(Path folder) throws IOException;
    }

    private ServerFolder(Path folder, FileChannel lock) {
        this.folder = folder;
        this.lock = lock;
    }

    /// Opens the folder of this process, which all its servers share, and removes those that earlier servers of the
    /// same user have left.
    ///
    /// @return a folder that this process and its children find by {@link #here}
    /// @throws StoreException if there is no room for it
    public static synchronized ServerFolder open() {
        var opened = shared == null ? fresh() : shared;
        opened.users++;
        shared = opened;
        return opened;
    }

    private static ServerFolder fresh() {
        var place = Path.of(System.getProperty("java.io.tmpdir"));
        try {
            var opened = open(place, folder -> Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS));
            System.setProperty(PROPERTY, opened.folder.toString());
            return opened;
        } catch (IOException fault) {
            throw new StoreException(
                    Message.of("web.folder.temporary", "folder", place, "problem", String.valueOf(fault)));
        }
    }

    static ServerFolder open(Path place, Ownership ownership) throws IOException {
        var folder =
                Files.createTempDirectory(place, NAME + ProcessHandle.current().pid() + "-");
        var lock = FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        if (lock.tryLock() == null) throw new AssertionError("Nobody else knows of " + folder);
        sweep(place, ownership.of(folder), ownership);
        return new ServerFolder(folder, lock);
    }

    /// Removes the folders of servers that have ended, and leaves alone what cannot be listed or
    /// removed.
    private static void sweep(Path place, Object self, Ownership ownership) {
        try (var folders = Files.newDirectoryStream(place, NAME + "*")) {
            for (var each : folders)
                try {
                    if (Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS)
                            && ownership.of(each).equals(self)
                            && isLeft(each)) WholeFolder.remove(each);
                } catch (IOException _) {
                    // It stays where it is.
                }
        } catch (IOException | DirectoryIteratorException _) {
            // They stay where they are.
        }
    }

    private static boolean isLeft(Path folder) throws IOException {
        var process = PROCESS.matcher(String.valueOf(folder.getFileName()));
        if (!process.matches()) return false;
        long id = Long.parseLong(process.group(1));
        // To look at a lock of this very process would open it.
        if (id == ProcessHandle.current().pid()) return false;
        var file = folder.resolve(LOCK);
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
            return ProcessHandle.of(id).isEmpty();
        try (var channel = FileChannel.open(file, StandardOpenOption.WRITE);
                var held = channel.tryLock()) {
            return held != null;
        } catch (OverlappingFileLockException _) {
            return false;
        }
    }

    /// @return the folder of the server that this process is, or belongs to
    /// @throws StoreException if the server has ended, or somebody has removed the folder
    public static Path here() {
        var folder = System.getProperty(PROPERTY);
        if (folder == null || !Files.isDirectory(Path.of(folder), LinkOption.NOFOLLOW_LINKS))
            throw new StoreException(Message.of("web.folder.gone", "folder", String.valueOf(folder)));
        return Path.of(folder);
    }

    Path folder() {
        return folder;
    }

    /// Removes it with all that is in it, unless another server of this process still uses it.
    @Override
    public void close() {
        synchronized (ServerFolder.class) {
            if (--users > 0) return;
            if (shared == this) {
                shared = null;
                System.clearProperty(PROPERTY);
            }
        }
        try {
            lock.close();
        } catch (IOException _) {
            // It goes with the process.
        }
        for (int tries = 0; tries < MOST_TRIES && Files.exists(folder, LinkOption.NOFOLLOW_LINKS); tries++)
            try {
                WholeFolder.remove(folder);
            } catch (IOException _) {
                // A question that is just ending has put another file there.
            }
    }
}
