package grundy.cli.disk;

import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchService;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Set;

/// The file system of a {@link FullDisk}.
final class FullDiskFiles extends FileSystem {
    private final FullDisk disk;
    private final FileSystem system;

    FullDiskFiles(FullDisk disk, FileSystem system) {
        this.disk = disk;
        this.system = system;
    }

    @Override
    public FileSystemProvider provider() {
        return disk;
    }

    @Override
    public void close() {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public boolean isReadOnly() {
        return false;
    }

    @Override
    public String getSeparator() {
        return system.getSeparator();
    }

    @Override
    public Iterable<Path> getRootDirectories() {
        var roots = new ArrayList<Path>();
        system.getRootDirectories().forEach(root -> roots.add(disk.wrapped(root)));
        return roots;
    }

    @Override
    public Iterable<FileStore> getFileStores() {
        return system.getFileStores();
    }

    @Override
    public Set<String> supportedFileAttributeViews() {
        return system.supportedFileAttributeViews();
    }

    @Override
    public Path getPath(String first, String... more) {
        return disk.wrapped(system.getPath(first, more));
    }

    @Override
    public PathMatcher getPathMatcher(String pattern) {
        var matcher = system.getPathMatcher(pattern);
        return path -> matcher.matches(FullDisk.plain(path));
    }

    @Override
    public UserPrincipalLookupService getUserPrincipalLookupService() {
        return system.getUserPrincipalLookupService();
    }

    @Override
    public WatchService newWatchService() {
        throw new UnsupportedOperationException();
    }
}
