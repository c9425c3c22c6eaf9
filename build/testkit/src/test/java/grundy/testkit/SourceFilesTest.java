package grundy.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Sources are found in order, and what a build makes is not entered.
class SourceFilesTest {
    @Test
    void whatABuildFillsIsNotEntered(@TempDir Path folder) throws IOException {
        for (var name : new String[] {"b/B.java", "a/A.java", "a/A.txt", "target/C.java", "a/node_modules/x/D.java"}) {
            Files.createDirectories(folder.resolve(name).getParent());
            Files.createFile(folder.resolve(name));
        }
        assertThat(SourceFiles.below(folder, ".java", ".md"))
                .containsExactly(folder.resolve("a/A.java"), folder.resolve("b/B.java"));
    }

    @Test
    void theRootHoldsTheSourceOfThisTest() {
        assertThat(SourceFiles.all("/SourceFilesTest.java")).hasSize(1);
    }
}
