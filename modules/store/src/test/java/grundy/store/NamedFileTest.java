package grundy.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A file is read where its name says; files of the sources that have moved are found by their former names, too.
class NamedFileTest {
    @TempDir
    private Path folder;

    private void make(String path) throws IOException {
        var file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.createFile(file);
    }

    @ParameterizedTest
    @ValueSource(strings = {"catalogue/kayles.game", "./judge/HDU1846.problem", "judge/emit/heaps.sketch"})
    void formerNamesAreFoundUnlessSomethingStandsThere(String name) throws IOException {
        make("games/" + name);
        assertThat(NamedFile.locate(folder, Path.of(name))).isEqualTo(folder.resolve("games/" + name));
        make(name);
        assertThat(NamedFile.locate(folder, Path.of(name))).isEqualTo(folder.resolve(name));
    }

    @Test
    void noOtherNameLeadsElsewhere() throws IOException {
        make("games/digests/runs.sha256");
        for (var name :
                new String[] {"digests/runs.sha256", "judge/none.problem", "judges", "", "../judge/a", "/judge"})
            assertThat(NamedFile.locate(folder, Path.of(name))).isEqualTo(folder.resolve(name));
    }
}
