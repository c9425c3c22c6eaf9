package grundy.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import grundy.store.record.RunFolder;
import grundy.store.theorem.TheoremStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Pipes and folders in the user's folders are not waited for.
@Timeout(value = 1, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PipesInFoldersTest {
    @TempDir
    private Path folder;

    private void pipe(String name) throws Exception {
        assumeThat(new ProcessBuilder("mkfifo", folder.resolve(name).toString())
                        .start()
                        .waitFor())
                .isZero();
    }

    @Test
    void noPipeIsAFileOfValues() throws Exception {
        pipe("pipe.run");
        Files.createDirectory(folder.resolve("folder.run"));
        Files.writeString(folder.resolve("file.run"), "");
        assertThat(new RunFolder(folder).names()).containsExactly("file");
    }

    @Tag("slow")
    @Test
    void noPipeIsATheorem() throws Exception {
        pipe("pipe.json");
        pipe("quotient-pipe.json");
        Files.createDirectory(folder.resolve("folder.json"));
        Files.writeString(folder.resolve("other.json"), "{}");
        var refused = new ArrayList<Path>();
        var store = new TheoremStore(folder, refused::add);
        assertThat(store.all()).isEmpty();
        assertThat(store.quotients()).isEmpty();
        assertThat(refused).containsExactly(folder.resolve("other.json"));
    }
}
