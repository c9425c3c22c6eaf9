package grundy.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.UserPrincipal;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/// A file under a passing name, in the folder of the file that it becomes. Nobody can know the name before, so that it
/// is no file of the user's, and no link that somebody put there.
///
/// It goes when it is closed, or when the program is broken off. A program that is killed leaves it;
/// the next one that writes into the folder removes it, if the user is the same. Two signs show that
/// nobody writes it any more: the process in its name is no more, and the lock that this process held
/// on it is free.
final class PassingFile implements AutoCloseable {
    private static final String BEGIN = ".grundy-";
    private static final String END = ".part";
    private static final Pattern NAME =
            Pattern.compile(Pattern.quote(BEGIN) + "([0-9]{1,18})-[0-9a-f]+" + Pattern.quote(END));
    private static final int BYTES = 16;
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final Set<Path> OPEN = ConcurrentHashMap.newKeySet();
    private static final Set<Path> SWEPT = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> OPEN.forEach(PassingFile::remove), "parts"));
    }

    private final Path path;
    private final FileChannel channel;
    private final DiskAccess disk;

    private PassingFile(Path path, FileChannel channel, DiskAccess disk) {
        this.path = path;
        this.channel = channel;
        this.disk = disk;
    }

    /// Makes an empty one, beside the file that it may become.
    static PassingFile beside(Path target, DiskAccess disk) throws IOException {
        var bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        var name = BEGIN + ProcessHandle.current().pid() + "-" + HexFormat.of().formatHex(bytes) + END;
        var path = target.resolveSibling(name).toAbsolutePath();
        OPEN.add(path);
        try {
            var part = new PassingFile(path, disk.make(path), disk);
            isLocked(part.channel);
            sweep(path);
            return part;
        } catch (IOException | RuntimeException fault) {
            remove(path);
            OPEN.remove(path);
            throw fault;
        }
    }

    Path path() {
        return path;
    }

    FileChannel channel() {
        return channel;
    }

    /// Makes it last, under the name of the file that it was made for. What stood there stays until then.
    void become(Path target) throws IOException {
        disk.sync(channel);
        channel.close();
        disk.rename(path, target);
        disk.syncFolder(DiskAccess.folder(target));
    }

    /// Removes what is still there under the passing name.
    @Override
    public void close() throws IOException {
        try (channel) {
            remove(path);
        } finally {
            OPEN.remove(path);
        }
    }

    private static void remove(Path part) {
        try {
            Files.deleteIfExists(part);
        } catch (IOException _) {
            // It stays, under a name that says what it is.
        }
    }

    /// Removes what programs of the same user left that were killed: once for each folder, since it may be
    /// a large one.
    private static void sweep(Path own) throws IOException {
        var folder = own.getParent();
        if (folder == null || !SWEPT.add(folder)) return;
        try (var parts = Files.newDirectoryStream(folder, BEGIN + "*" + END)) {
            var user = Files.getOwner(own);
            for (var part : parts) if (isLeft(part, user)) remove(part);
        } catch (IOException | DirectoryIteratorException | UnsupportedOperationException _) {
            // They stay until somebody may list the folder.
        }
    }

    private static boolean isLeft(Path part, UserPrincipal user) throws IOException {
        var name = NAME.matcher(String.valueOf(part.getFileName()));
        if (!name.matches() || isRunning(Long.parseLong(name.group(1)))) return false;
        if (!Files.isRegularFile(part, LinkOption.NOFOLLOW_LINKS)
                || !user.equals(Files.getOwner(part, LinkOption.NOFOLLOW_LINKS))) return false;
        try (var channel = FileChannel.open(part, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
            return isLocked(channel);
        } catch (IOException _) {
            return false;
        }
    }

    /// A process that has ended, but that nobody asked how, has no command any more.
    private static boolean isRunning(long process) {
        return ProcessHandle.of(process)
                .flatMap(handle -> handle.info().command())
                .isPresent();
    }

    /// @return whether nobody else has the lock; false where the system has none
    private static boolean isLocked(FileChannel channel) {
        try {
            return channel.tryLock() != null;
        } catch (IOException | OverlappingFileLockException _) {
            return false;
        }
    }
}
