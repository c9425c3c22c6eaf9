package grundy.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a killed program leaves under a passing name goes with the next file that is written into the folder, and
/// nothing else does.
class PartsLeftTest {
    private static final String HEX = "-0123456789abcdef0123456789abcdef.part";

    @TempDir
    private Path folder;

    private long ended;

    /// Writes a file, and stops in the middle.
    static final class StoppingWriter {
        private StoppingWriter() {}

        public static void main(String[] arguments) throws IOException {
            WholeFile.write(Path.of(arguments[0]), out -> {
                out.write(1);
                System.out.println("begun");
                System.in.read();
            });
        }
    }

    @BeforeEach
    void end() throws IOException, InterruptedException {
        var process = new ProcessBuilder("true").start();
        process.waitFor();
        ended = process.pid();
    }

    private Process begin(Path file) throws IOException {
        var process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        StoppingWriter.class.getName(),
                        file.toString())
                .start();
        assertThat(process.inputReader().readLine()).isEqualTo("begun");
        return process;
    }

    private List<String> names(Path place) throws IOException {
        try (var files = Files.list(place)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Tag("slow")
    @Test
    void aPartGoesWhenItsProcessIsKilledAndNotBefore() throws IOException, InterruptedException {
        var linked = Files.createSymbolicLink(folder.resolve("linked"), Files.createDirectory(folder.resolve("real")));
        var process = begin(folder.resolve("real").resolve("a"));
        assertThat(names(linked)).singleElement().asString().endsWith(".part");
        WholeFile.write(linked.resolve("b"), "b");
        assertThat(names(linked)).hasSize(2).contains("b");
        process.destroyForcibly().waitFor();
        WholeFile.write(folder.resolve("real").resolve("c"), "c");
        assertThat(names(linked)).containsExactly("b", "c");
    }

    @Test
    void whatAnotherProcessOrNobodyKnowsStays() throws IOException {
        var others = Files.createDirectory(folder.resolve("others"));
        var mine = ".grundy-" + ProcessHandle.current().pid() + HEX;
        for (var name : List.of(
                mine,
                ".grundy-x" + HEX,
                ".grundy-" + ended + ".part",
                ".grundy-" + ended + "-notes.part",
                "grundy-" + ended + HEX)) Files.writeString(others.resolve(name), "own");
        Files.createSymbolicLink(others.resolve(".grundy-" + ended + "-aa.part"), others.resolve(mine));
        Files.createDirectory(others.resolve(".grundy-" + ended + "-bb.part"));
        var before = names(others);
        WholeFile.write(others.resolve("a"), "a");
        assertThat(names(others)).containsAll(before);
        assertThat(others.resolve(mine)).hasContent("own");
    }

    @Test
    void whatIsLockedStaysThoughItsProcessIsNotHere() throws IOException {
        var left = Files.writeString(folder.resolve(".grundy-" + ended + HEX), "part");
        try (var channel = FileChannel.open(left, StandardOpenOption.WRITE);
                var _ = channel.lock()) {
            WholeFile.write(folder.resolve("a"), "a");
            assertThat(left).exists();
        }
        var again = Files.createDirectory(folder.resolve("again"));
        var free = Files.move(left, again.resolve(left.getFileName()));
        WholeFile.write(again.resolve("a"), "a");
        assertThat(free).doesNotExist();
    }
}
