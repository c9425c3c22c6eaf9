package grundy.cli.disk;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A disk that is full is a limit, at whatever call that shows.
@Tag("slow")
@EveryTurn
class FullDiskTest {
    private static final long SEED = 20261128;

    @TempDir
    private Path folder;

    @Test
    void aDiskThatIsFullAtAnyCallIsALimitAndLeavesNoParts() throws IOException, InterruptedException {
        var numbers = IntStream.range(0, WritingCommand.all().size())
                .mapToObj(String::valueOf)
                .toList();
        var told = folder.resolve("told");
        var builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "--enable-native-access=ALL-UNNAMED",
                        "-D" + FullDisk.PROPERTY + "=" + FullDisk.class.getName(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        FullDiskRuns.class.getName(),
                        Files.createDirectory(folder.resolve("work")).toString(),
                        String.join(",", CaseCount.some(numbers, SEED)))
                .redirectErrorStream(true)
                .redirectOutput(told.toFile());
        builder.environment().put("GRUNDY_DATA", folder.resolve("data").toString());
        assertThat(builder.start().waitFor()).as(Files.readString(told)).isZero();
        assertThat(Files.readString(told)).matches("\\d{2,} runs, \\d{2,} with a full disk\n");
    }
}
