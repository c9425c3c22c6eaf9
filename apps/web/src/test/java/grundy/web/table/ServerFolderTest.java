package grundy.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A server removes what its user's earlier servers have left, and nothing else.
class ServerFolderTest {
    /// No process has such a number.
    private static final String DEAD = "grundy-tables-999999999-";

    @TempDir
    private Path place;

    private Path left(String name) throws Exception {
        var folder = Files.createDirectories(place.resolve(DEAD + name));
        Files.writeString(folder.resolve("table"), "…");
        return folder;
    }

    private void open(String foreign) throws Exception {
        try (var opened = ServerFolder.open(
                place, folder -> folder.getFileName().toString().endsWith(foreign))) {
            assertThat(opened.folder()).isDirectory();
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(opened.folder())))
                    .isEqualTo("rwx------");
        }
    }

    @Test
    void whatAServerOfTheSameUserHasLeftGoes() throws Exception {
        var own = left("own");
        open("foreign");
        assertThat(own).doesNotExist();
    }

    @Test
    void whatBelongsToOthersStays() throws Exception {
        var foreign = left("foreign");
        open("foreign");
        assertThat(foreign.resolve("table")).exists();
    }

    @Test
    void whatCannotBeRemovedKeepsNoServerFromStarting() throws Exception {
        var own = left("own");
        Files.setPosixFilePermissions(own, PosixFilePermissions.fromString("---------"));
        try {
            open("foreign");
        } finally {
            if (Files.exists(own)) Files.setPosixFilePermissions(own, PosixFilePermissions.fromString("rwx------"));
        }
    }

    @Test
    void aLinkLeadsNowhere() throws Exception {
        var precious = Files.createDirectory(place.resolve("precious"));
        Files.writeString(precious.resolve("file"), "…");
        Files.createSymbolicLink(place.resolve(DEAD + "link"), precious);
        open("foreign");
        assertThat(precious.resolve("file")).exists();
    }

    @Test
    void theFolderOfAServerThatIsAliveStays() throws Exception {
        try (var first = ServerFolder.open(place, _ -> "somebody");
                var second = ServerFolder.open(place, _ -> "somebody")) {
            assertThat(first.folder()).isDirectory();
            assertThat(second.folder()).isDirectory().isNotEqualTo(first.folder());
        }
        assertThat(place).isEmptyDirectory();
    }

    @Test
    void oneProcessHasOneFolderForAllItsServers() {
        var first = ServerFolder.open();
        var folder = ServerFolder.here();
        var second = ServerFolder.open();
        first.close();
        assertThat(ServerFolder.here()).isEqualTo(folder).isDirectory();
        second.close();
    }
}
