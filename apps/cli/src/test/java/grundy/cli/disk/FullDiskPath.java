package grundy.cli.disk;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import org.jspecify.annotations.Nullable;

/// A path of a {@link FullDisk}.
///
/// @param inside the same on the disk that has the files
record FullDiskPath(FullDiskFiles files, Path inside) implements Path {
    private Path of(Path path) {
        return new FullDiskPath(files, path);
    }

    private @Nullable Path orNull(@Nullable Path path) {
        return path == null ? null : of(path);
    }

    @Override
    public FileSystem getFileSystem() {
        return files;
    }

    @Override
    public boolean isAbsolute() {
        return inside.isAbsolute();
    }

    @Override
    public @Nullable Path getRoot() {
        return orNull(inside.getRoot());
    }

    @Override
    public @Nullable Path getFileName() {
        return orNull(inside.getFileName());
    }

    @Override
    public @Nullable Path getParent() {
        return orNull(inside.getParent());
    }

    @Override
    public int getNameCount() {
        return inside.getNameCount();
    }

    @Override
    public Path getName(int index) {
        return of(inside.getName(index));
    }

    @Override
    public Path subpath(int from, int to) {
        return of(inside.subpath(from, to));
    }

    @Override
    public boolean startsWith(Path other) {
        return inside.startsWith(FullDisk.plain(other));
    }

    @Override
    public boolean endsWith(Path other) {
        return inside.endsWith(FullDisk.plain(other));
    }

    @Override
    public Path normalize() {
        return of(inside.normalize());
    }

    @Override
    public Path resolve(Path other) {
        return of(inside.resolve(FullDisk.plain(other)));
    }

    @Override
    public Path relativize(Path other) {
        return of(inside.relativize(FullDisk.plain(other)));
    }

    @Override
    public URI toUri() {
        return inside.toUri();
    }

    @Override
    public File toFile() {
        return new File(inside.toString());
    }

    @Override
    public Path toAbsolutePath() {
        return of(inside.toAbsolutePath());
    }

    @Override
    public Path toRealPath(LinkOption... options) throws IOException {
        return of(inside.toRealPath(options));
    }

    @Override
    public WatchKey register(WatchService watcher, WatchEvent.Kind<?>[] events, WatchEvent.Modifier... modifiers) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int compareTo(Path other) {
        return inside.compareTo(FullDisk.plain(other));
    }

    @Override
    public String toString() {
        return inside.toString();
    }
}
