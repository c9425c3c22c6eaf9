package grundy.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.LimitException;
import grundy.text.Language;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileFaultTest {
    @TempDir
    Path folder;

    /// Fails where a file is made, or where something is written into it.
    private static final class FailingDisk extends DiskAccess {
        private final Function<String, FileSystemException> fault;
        private final boolean makes;

        FailingDisk(boolean makes, Function<String, FileSystemException> fault) {
            this.makes = makes;
            this.fault = fault;
        }

        @Override
        FileChannel make(Path file) throws IOException {
            if (!makes) throw fault.apply(file.toString());
            return super.make(file);
        }

        @Override
        public void write(FileChannel channel, ByteBuffer bytes, long at) throws IOException {
            throw fault.apply("");
        }
    }

    private void write(Path file, DiskAccess disk) throws IOException {
        WholeFile.write(file, out -> out.write(new byte[100_000]), disk);
    }

    @Test
    void aFolderWithoutRightsIsNoFullDisk() throws IOException {
        var file = folder.resolve("answer.json");
        var disk = new FailingDisk(false, AccessDeniedException::new);
        assertThatThrownBy(() -> write(file, disk)).isInstanceOfSatisfying(StoreException.class, fault -> {
            assertThat(fault.explanation().in(Language.EN))
                    .isEqualTo(file + " could not be written: permission denied.");
            assertThat(fault.explanation().in(Language.ZH)).isEqualTo("无法写入 " + file + "：没有权限。");
        });
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aFullDiskIsALimit() throws IOException {
        var file = Files.writeString(folder.resolve("answer.json"), "as before");
        var disk = new FailingDisk(true, name -> new FileSystemException(name, null, "No space left on device"));
        assertThatThrownBy(() -> write(file, disk))
                .isInstanceOfSatisfying(
                        LimitException.class,
                        fault -> assertThat(fault.explanation().in(Language.EN))
                                .contains(file.toString(), "the disk is full", "(No space left on device)"));
        assertThat(folder).isDirectoryContaining(file::equals);
        assertThat(file).hasContent("as before");
    }

    /// Of folders that could not be made since there was no room left.
    @Test
    void aFullDiskIsALimitForAFolderInAFolderThatIsNotThere() {
        var deep = folder.resolve("none/deep");
        var fault = new FileSystemException(deep.toString(), null, "No space left on device");
        assertThat(WholeFile.refusal(deep, fault)).isInstanceOf(LimitException.class);
    }

    @Test
    void aFolderThatIsNotThereIsSaidToBeMissing() {
        var file = folder.resolve("none/answer.json");
        assertThatThrownBy(() -> write(file, DiskAccess.SYSTEM))
                .isInstanceOfSatisfying(
                        StoreException.class,
                        fault -> assertThat(fault.explanation().in(Language.EN))
                                .isEqualTo(file + " could not be written: there is no such file or folder."));
    }

    @Test
    void theFileIsNamedWithTheReason() {
        assertThat(FileFault.message(new AccessDeniedException("a.run")).in(Language.EN))
                .isEqualTo("a.run: permission denied");
        assertThat(FileFault.message(new IOException("Input/output error")).in(Language.EN))
                .isEqualTo("Input/output error");
    }
}
