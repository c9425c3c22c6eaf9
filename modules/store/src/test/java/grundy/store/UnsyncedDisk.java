package grundy.store;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/// A disk for tests whose machine keeps its power: nothing waits until it lasts.
public class UnsyncedDisk extends DiskAccess {
    @Override
    public void sync(FileChannel channel) throws IOException {
        // The system has it.
    }

    @Override
    public void sync(MemorySegment mapped) throws IOException {
        // The system has it.
    }

    @Override
    public void syncFolder(Path folder) throws IOException {
        // The system has it.
    }
}
