package grundy.cli.disk;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.spi.FileSystemProvider;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The files of this machine, on a disk that is full from some call on: no file and no folder can be made, named or
/// written then. A virtual machine takes it for its own files where the property {@link #PROPERTY} names it.
public final class FullDisk extends FileSystemProvider {
    /// Of the virtual machine: the class of its file system.
    public static final String PROPERTY = "java.nio.file.spi.DefaultFileSystemProvider";

    private static final long NEVER = Long.MAX_VALUE;
    private static long left = NEVER;

    private final FileSystemProvider system;
    private final FullDiskFiles files;

    /// @param system that has the files
    public FullDisk(FileSystemProvider system) {
        this.system = system;
        this.files = new FullDiskFiles(this, system.getFileSystem(URI.create("file:///")));
    }

    /// @param calls that still succeed
    public static synchronized void fullAfter(long calls) {
        left = calls;
    }

    /// @return whether it has become full, and is not any more
    public static synchronized boolean wasFull() {
        boolean was = left < 0;
        left = NEVER;
        return was;
    }

    public static synchronized void take(Object place) throws FileSystemException {
        if (left == NEVER) return;
        left--;
        if (left >= 0) return;
        left = -1;
        throw new FileSystemException(place.toString(), null, "No space left on device");
    }

    static Path plain(Path path) {
        return path instanceof FullDiskPath(var _, var inside) ? inside : path;
    }

    Path wrapped(Path path) {
        return new FullDiskPath(files, path);
    }

    private static boolean writes(Set<? extends OpenOption> options) {
        return options.contains(StandardOpenOption.WRITE) || options.contains(StandardOpenOption.APPEND);
    }

    @Override
    public String getScheme() {
        return system.getScheme();
    }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> options) throws IOException {
        return system.newFileSystem(uri, options);
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
        return files;
    }

    @Override
    public Path getPath(URI uri) {
        return wrapped(system.getPath(uri));
    }

    @Override
    public FileChannel newFileChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
            throws IOException {
        if (!writes(options)) return system.newFileChannel(plain(path), options, attributes);
        take(path);
        return new FullDiskChannel(path, system.newFileChannel(plain(path), options, attributes));
    }

    @Override
    public SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        return writes(options)
                ? newFileChannel(path, options, attributes)
                : system.newByteChannel(plain(path), options, attributes);
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(Path folder, DirectoryStream.Filter<? super Path> filter)
            throws IOException {
        var stream = system.newDirectoryStream(plain(folder), path -> filter.accept(wrapped(path)));
        return new DirectoryStream<>() {
            @Override
            public Iterator<Path> iterator() {
                var inside = stream.iterator();
                return new Iterator<>() {
                    @Override
                    public boolean hasNext() {
                        return inside.hasNext();
                    }

                    @Override
                    public Path next() {
                        return wrapped(inside.next());
                    }
                };
            }

            @Override
            public void close() throws IOException {
                stream.close();
            }
        };
    }

    @Override
    public void createDirectory(Path folder, FileAttribute<?>... attributes) throws IOException {
        if (!Files.exists(plain(folder))) take(folder);
        system.createDirectory(plain(folder), attributes);
    }

    @Override
    public void delete(Path path) throws IOException {
        system.delete(plain(path));
    }

    @Override
    public void copy(Path from, Path to, CopyOption... options) throws IOException {
        take(to);
        system.copy(plain(from), plain(to), options);
    }

    @Override
    public void move(Path from, Path to, CopyOption... options) throws IOException {
        take(to);
        system.move(plain(from), plain(to), options);
    }

    @Override
    public boolean isSameFile(Path one, Path other) throws IOException {
        return system.isSameFile(plain(one), plain(other));
    }

    @Override
    public boolean isHidden(Path path) throws IOException {
        return system.isHidden(plain(path));
    }

    @Override
    public FileStore getFileStore(Path path) throws IOException {
        return system.getFileStore(plain(path));
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
        system.checkAccess(plain(path), modes);
    }

    @Override
    public <V extends FileAttributeView> @Nullable V getFileAttributeView(
            Path path, Class<V> type, LinkOption... options) {
        return system.getFileAttributeView(plain(path), type, options);
    }

    @Override
    public <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
            throws IOException {
        return system.readAttributes(plain(path), type, options);
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options) throws IOException {
        return system.readAttributes(plain(path), attributes, options);
    }

    @Override
    public void setAttribute(Path path, String attribute, Object value, LinkOption... options) throws IOException {
        system.setAttribute(plain(path), attribute, value, options);
    }
}
