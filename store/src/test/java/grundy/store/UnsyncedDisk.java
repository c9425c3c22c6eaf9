package grundy.store;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/// A disk for tests whose machine keeps its power: nothing waits until it lasts.
class UnsyncedDisk extends Disk {
    @Override
    void sync(FileChannel channel) throws IOException {
        // The system has it.
    }

    @Override
    void sync(MemorySegment mapped) throws IOException {
        // The system has it.
    }

    @Override
    void syncFolder(Path folder) throws IOException {
        // The system has it.
    }
}
