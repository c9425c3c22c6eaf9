package grundy.cli.disk;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// A file on a {@link FullDisk} that is written.
final class FullDiskChannel extends FileChannel {
    private final Path path;
    private final FileChannel inside;

    FullDiskChannel(Path path, FileChannel inside) {
        this.path = path;
        this.inside = inside;
    }

    @Override
    public int read(ByteBuffer bytes) throws IOException {
        return inside.read(bytes);
    }

    @Override
    public long read(ByteBuffer[] buffers, int from, int count) throws IOException {
        return inside.read(buffers, from, count);
    }

    @Override
    public int read(ByteBuffer bytes, long at) throws IOException {
        return inside.read(bytes, at);
    }

    @Override
    public int write(ByteBuffer bytes) throws IOException {
        FullDisk.take(path);
        return inside.write(bytes);
    }

    @Override
    public long write(ByteBuffer[] buffers, int from, int count) throws IOException {
        FullDisk.take(path);
        return inside.write(buffers, from, count);
    }

    @Override
    public int write(ByteBuffer bytes, long at) throws IOException {
        FullDisk.take(path);
        return inside.write(bytes, at);
    }

    @Override
    public long position() throws IOException {
        return inside.position();
    }

    @Override
    public FileChannel position(long at) throws IOException {
        inside.position(at);
        return this;
    }

    @Override
    public long size() throws IOException {
        return inside.size();
    }

    @Override
    public FileChannel truncate(long size) throws IOException {
        inside.truncate(size);
        return this;
    }

    @Override
    public void force(boolean metadata) throws IOException {
        FullDisk.take(path);
        // What a test writes need not last.
    }

    @Override
    public long transferTo(long at, long count, WritableByteChannel target) throws IOException {
        return inside.transferTo(at, count, target);
    }

    @Override
    public long transferFrom(ReadableByteChannel source, long at, long count) throws IOException {
        FullDisk.take(path);
        return inside.transferFrom(source, at, count);
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long at, long size) throws IOException {
        return inside.map(mode, at, size);
    }

    @Override
    public MemorySegment map(MapMode mode, long at, long size, Arena arena) throws IOException {
        return inside.map(mode, at, size, arena);
    }

    @Override
    public FileLock lock(long at, long size, boolean shared) throws IOException {
        return inside.lock(at, size, shared);
    }

    @Override
    public @Nullable FileLock tryLock(long at, long size, boolean shared) throws IOException {
        return inside.tryLock(at, size, shared);
    }

    @Override
    protected void implCloseChannel() throws IOException {
        inside.close();
    }
}
