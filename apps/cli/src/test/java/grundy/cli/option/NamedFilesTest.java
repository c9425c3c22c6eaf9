package grundy.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Ran;
import grundy.cli.command.Command;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is no file is called what it is, by every command that reads one, and nobody waits for it.
class NamedFilesTest {
    private static final List<List<String>> READERS = List.of(
            List.of("check"),
            List.of("judge"),
            List.of("emit"),
            List.of("matrix"),
            List.of("tree"),
            List.of("solve"),
            List.of("values"),
            List.of("prove"),
            List.of("quotient"),
            List.of("pattern", "--from"),
            List.of("solve", "kayles", "10", "--theorem"));

    @TempDir
    private Path folder;

    private static Ran read(List<String> reader, Path file) {
        var line = new ArrayList<>(reader);
        line.addAll(List.of(file.toString(), "--lang", "en"));
        return Ran.run("", line.toArray(new String[0]));
    }

    private static void isCalled(Path file, String kind) {
        for (var reader : READERS) {
            var ran = read(reader, file);
            assertThat(ran.status()).as("%s", reader).isEqualTo(Command.BAD_INPUT);
            assertThat(ran.err())
                    .as("%s", reader)
                    .contains(file + " is " + kind)
                    .doesNotContain("no file");
        }
    }

    @Test
    void aFolder() {
        isCalled(folder, "a folder");
        assertThat(read(List.of("graph"), folder).err()).contains("is a folder");
    }

    @Test
    void aDevice() {
        isCalled(Path.of("/dev/null"), "a pipe, a socket or a device");
    }

    /// Nobody writes to it, so that whoever read it would wait for ever.
    @Test
    void aPipe() throws Exception {
        var pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        isCalled(pipe, "a pipe, a socket or a device");
    }

    @Test
    void aSocket() throws IOException {
        var socket = folder.resolve("socket");
        try (var server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(socket));
            isCalled(socket, "a pipe, a socket or a device");
        }
    }

    @Test
    void anEmptyFileIsNoCertificate() throws IOException {
        var empty = Files.createFile(folder.resolve("empty"));
        var ran = read(List.of("check"), empty);
        assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(ran.err()).contains(empty + " is empty");
    }

    @Test
    void whatIsNotThere() {
        var ran = read(List.of("check"), folder.resolve("nothing"));
        assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(ran.err()).contains("There is no file");
    }
}
