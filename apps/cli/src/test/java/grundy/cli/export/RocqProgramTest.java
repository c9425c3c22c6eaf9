package grundy.cli.export;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.command.Command;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What becomes of Rocq where there is no time for it: programs in its place, which the tests write.
@Tag("slow")
class RocqProgramTest {
    @TempDir
    private Path folder;

    /// A Rocq that says its process and goes on for ever, with a child.
    private Process start(String rocq, String... arguments) throws IOException {
        var program = Files.writeString(folder.resolve("coqc"), "#!/bin/sh\n" + rocq + "\n");
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        var command = Stream.concat(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-Djava.io.tmpdir=" + Files.createDirectories(folder.resolve("tmp")),
                                "-cp",
                                System.getProperty("java.class.path"),
                                "grundy.cli.Main"),
                        Stream.of(arguments))
                .toList();
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("PATH", folder + ":" + System.getenv("PATH"));
        return builder.start();
    }

    private String endless() {
        return "sleep 1000 & echo $! > " + folder.resolve("child") + "; echo $$ > " + folder.resolve("process")
                + "; mv " + folder.resolve("process") + " " + folder.resolve("begun") + "; wait";
    }

    private List<ProcessHandle> left() throws IOException {
        return Stream.of("begun", "child")
                .map(name -> ProcessHandle.of(Long.parseLong(read(name))))
                .flatMap(Optional::stream)
                .filter(process -> process.info().command().isPresent())
                .toList();
    }

    private String read(String name) {
        try {
            return Files.readString(folder.resolve(name)).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void thatTheTimeIsOverIsNoFaultOfTheProofAndTheAnswerIsThere() throws IOException, InterruptedException {
        var process = start(endless(), "values", "0.3", "--to", "50", "--rocq", "--time", "2");
        var said = process.inputReader().readAllAsString();
        assertThat(process.waitFor()).as(said).isEqualTo(Command.LIMIT_REACHED);
        assertThat(said)
                .contains("Nim-values of 0.3", "Rocq was stopped", "--time S")
                .doesNotContain("fault");
        assertThat(left()).isEmpty();
        try (var passing = Files.list(folder.resolve("tmp"))) {
            assertThat(passing).isEmpty();
        }
    }

    @Test
    void itEndsWithTheProgramThatStartedIt() throws IOException, InterruptedException {
        var process = start(endless(), "values", "0.3", "--to", "50", "--rocq");
        while (Files.notExists(folder.resolve("begun")) && process.isAlive())
            process.waitFor(20, TimeUnit.MILLISECONDS);
        process.toHandle().destroy();
        var said = process.inputReader().readAllAsString();
        process.waitFor();
        assertThat(said).doesNotContain("fault");
        assertThat(left()).isEmpty();
    }

    @Test
    void whatStopsRocqIsTold() throws IOException, InterruptedException {
        var process = start("echo 'Error: Stack overflow.'; exit 1", "values", "0.3", "--to", "50", "--rocq");
        assertThat(process.inputReader().readAllAsString())
                .contains("before it accepted or refused it: Error: Stack overflow.");
        assertThat(process.waitFor()).isEqualTo(Command.LIMIT_REACHED);
    }

    @Test
    void whatRocqRefusesIsAFault() throws IOException, InterruptedException {
        var process = start("echo 'Error: In environment n'; exit 1", "values", "0.3", "--to", "50", "--rocq");
        assertThat(process.inputReader().readAllAsString()).contains("a fault of Grundy", "In environment n");
        assertThat(process.waitFor()).isEqualTo(Command.LIMIT_REACHED);
    }
}
